package rows

import (
	"math/bits"
	"slices"
	"strconv"
)

// Sketch counts gaps in the buckets of scheme "log2/32". Its size is fixed: 40 powers of two reach beyond 12 days.
type Sketch struct {
	counts [1 + 40*32]uint32
	used   []uint16
}

// Bucket returns the bucket of a gap in whole microseconds. Negative gaps cannot be and count as 0.
func Bucket(micros int64) int {
	if micros <= 0 {
		return 0
	}
	power := bits.Len64(uint64(micros)) - 1
	part := ((uint64(micros) - 1<<power) << 5) >> power
	return min(1+32*power+int(part), 40*32)
}

// Add counts one gap.
func (s *Sketch) Add(micros int64) {
	bucket := Bucket(micros)
	if s.counts[bucket] == 0 {
		s.used = append(s.used, uint16(bucket))
	}
	s.counts[bucket]++
}

// Reset forgets all counts and keeps the memory.
func (s *Sketch) Reset() {
	for _, bucket := range s.used {
		s.counts[bucket] = 0
	}
	s.used = s.used[:0]
}

// appendTo writes [[bucket,count],...] in ascending order.
func (s *Sketch) appendTo(line []byte) []byte {
	slices.Sort(s.used)
	line = append(line, '[')
	for index, bucket := range s.used {
		if index > 0 {
			line = append(line, ',')
		}
		line = append(line, '[')
		line = strconv.AppendUint(line, uint64(bucket), 10)
		line = append(line, ',')
		line = strconv.AppendUint(line, uint64(s.counts[bucket]), 10)
		line = append(line, ']')
	}
	return append(line, ']')
}
