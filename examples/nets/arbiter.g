# Two users ask for one resource; the arbiter grants it to one at a time.
.model arbiter
.inputs r1 r2
.outputs g1 g2
.graph
r1+ g1+
g1+ r1-
r1- g1-
g1- r1+ free
r2+ g2+
g2+ r2-
r2- g2-
g2- r2+ free
free g1+ g2+
#@choice g1+ g2+
.marking { free <g1-,r1+> <g2-,r2+> }
.end
