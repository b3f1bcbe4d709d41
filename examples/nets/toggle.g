# A handshake whose author forgot that the request must fall before it rises again.
.model toggle
.inputs req
.outputs ack
.graph
req+ ack+
ack+ req+/1
req+/1 ack-
ack- req+
.marking { <ack-,req+> }
.end
