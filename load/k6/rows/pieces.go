package rows

import (
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
)

// pieceBytes is the size from which the rows of a run go on in a new file: hours of load neither fill the disk with plain text nor
// leave one file that takes minutes to compress at the end. Tests set it.
var pieceBytes = 64 << 20

// pieces numbers the files of a run that are full, and compresses one after the other beside the load.
type pieces struct {
	count   int
	working sync.WaitGroup
	turn    sync.Mutex
}

// add takes the file at path away from there.
func (p *pieces) add(path string) error {
	p.count++
	full := fmt.Sprintf("%s.%d", path, p.count)
	if err := os.Rename(path, full); err != nil {
		return err
	}
	p.working.Add(1)
	go func() {
		defer p.working.Done()
		p.turn.Lock()
		defer p.turn.Unlock()
		// A piece that cannot be compressed stays as it is: readers take both.
		if compress(full) != nil {
			_ = os.Remove(full + ".gz.part")
		}
	}()
	return nil
}

func (p *pieces) wait() { p.working.Wait() }

// compress replaces a file by its gzip. The file goes only when all of that is there.
func compress(path string) error {
	from, err := os.Open(path)
	if err != nil {
		return err
	}
	defer func() { _ = from.Close() }()
	part := path + ".gz.part"
	to, err := os.OpenFile(part, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	packed, _ := gzip.NewWriterLevel(to, gzip.BestSpeed)
	_, err = io.Copy(packed, from)
	if err = errors.Join(err, packed.Close(), to.Close()); err != nil {
		return err
	}
	if err := os.Rename(part, path+".gz"); err != nil {
		return err
	}
	return os.Remove(path)
}
