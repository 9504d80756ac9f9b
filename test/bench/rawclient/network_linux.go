package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"math/big"
	random "math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/groundtruth"
)

// The two ends of the simulated network. The client is in this network namespace, the server in another one.
const (
	clientDevice, clientAddress = "near", "10.9.0.1"
	serverDevice, serverAddress = "far", "10.9.0.2"
)

// network is the simulated network between client and server.
type network struct {
	delay time.Duration
	loss  float64
	rate  float64
}

// serveFar serves streams over TLS behind the network until stdin ends. It prints the address and writes the
// certificate.
func serveFar(n network, shape groundtruth.Shape, authority string) error {
	listener, err := n.join()
	if err != nil {
		return err
	}
	certificate, err := certificateOf(serverAddress, authority)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: groundtruth.NewServer(shape, nil), TLSConfig: &tls.Config{Certificates: []tls.Certificate{certificate}}}
	go func() { _ = server.ServeTLS(listener, "", "") }()
	fmt.Printf("{\"baseUrl\":\"https://%s\"}\n", listener.Addr())
	_, err = io.Copy(io.Discard, os.Stdin)
	return err
}

// join creates both ends and the network between them, and listens at the far end.
func (n network) join() (net.Listener, error) {
	near, err := tunnel(clientDevice, clientAddress)
	if err != nil {
		return nil, err
	}
	var far *os.File
	var listener net.Listener
	done := make(chan error)
	go func() {
		// This thread is left in the other namespace, and ends with its goroutine.
		runtime.LockOSThread()
		err := unix.Unshare(unix.CLONE_NEWNET)
		if err == nil {
			far, err = tunnel(serverDevice, serverAddress)
		}
		if err == nil {
			listener, err = net.Listen("tcp4", serverAddress+":0")
		}
		done <- err
	}()
	if err := <-done; err != nil {
		return nil, err
	}
	go n.carry(near, far)
	go n.carry(far, near)
	return listener, nil
}

// tunnel creates a network device in the namespace of this thread.
func tunnel(name, address string) (*os.File, error) {
	descriptor, err := unix.Open("/dev/net/tun", unix.O_RDWR|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	request, err := unix.NewIfreq(name)
	if err != nil {
		return nil, err
	}
	request.SetUint16(unix.IFF_TUN | unix.IFF_NO_PI)
	if err := unix.IoctlIfreq(descriptor, unix.TUNSETIFF, request); err != nil {
		return nil, err
	}
	for _, command := range []string{"addr add " + address + "/24 dev " + name, "link set " + name + " txqueuelen 10000 up"} {
		if said, err := exec.Command("ip", strings.Fields(command)...).CombinedOutput(); err != nil {
			return nil, errors.New("ip " + command + ": " + string(said))
		}
	}
	return os.NewFile(uintptr(descriptor), name), nil
}

type packet struct {
	bytes []byte
	due   time.Time
}

// carry forwards packets from one end to the other end. It limits the rate, delays all packets and loses some packets.
func (n network) carry(from, to *os.File) {
	onTheWay := make(chan packet, 10_000)
	go func() {
		for p := range onTheWay {
			time.Sleep(time.Until(p.due))
			_, _ = to.Write(p.bytes)
		}
	}()
	buffer := make([]byte, 64<<10)
	var free time.Time
	for {
		size, err := from.Read(buffer)
		if err != nil {
			close(onTheWay)
			return
		}
		if now := time.Now(); free.Before(now) {
			free = now
		}
		free = free.Add(time.Duration(float64(size) / n.rate * float64(time.Second)))
		if random.Float64() >= n.loss {
			onTheWay <- packet{append([]byte(nil), buffer[:size]...), free.Add(n.delay)}
		}
	}
}

func certificateOf(address, path string) (tls.Certificate, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, err
	}
	about := &x509.Certificate{
		SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().AddDate(0, 1, 0),
		IPAddresses: []net.IP{net.ParseIP(address)}, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	signed, err := x509.CreateCertificate(rand.Reader, about, about, key.Public(), key)
	if err == nil {
		err = os.WriteFile(path, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: signed}), 0o600)
	}
	return tls.Certificate{Certificate: [][]byte{signed}, PrivateKey: key}, err
}

// far runs "rawclient far DELAY LOSS BYTES-PER-SECOND CHUNKS GAP AUTHORITY", a server behind a simulated network.
func far(arguments []string) int {
	var n network
	var shape groundtruth.Shape
	delay, err := time.ParseDuration(arguments[0])
	n.delay = delay
	_, problem := fmt.Sscan(strings.Join(arguments[1:4], " "), &n.loss, &n.rate, &shape.Chunks)
	gap, wrong := time.ParseDuration(arguments[4])
	shape.First, shape.Gap, shape.Jitter, shape.Seed = gap, gap, 0.25, 1
	if err = errors.Join(err, problem, wrong); err == nil {
		err = serveFar(n, shape, arguments[5])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "rawclient far:", err)
		return 1
	}
	return 0
}
