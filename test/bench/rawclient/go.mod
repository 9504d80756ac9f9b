module assay.local/rawclient

go 1.25.0

require assay.local/k6 v0.0.0

require (
	github.com/gorilla/websocket v1.5.3
	golang.org/x/sys v0.47.0
)

replace assay.local/k6 => ../../../load/k6
