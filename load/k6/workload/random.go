// Package workload makes the request of an index: the same numbers and the same bytes as
// load/workload gives in Node, where a schedule is digested and judged. A test holds the two against each other.
package workload

import (
	"math"
	"unicode/utf16"
)

// A product is converted before it is added to, because the language lets a compiler join the two on some machines, and
// the last bit of the sum would differ from that of Node.

// root is what a seed and a purpose are distinguished by.
type root [4]uint32

// rootOf makes the root of a purpose such as "lengths": four FNV-1a hashes, each begun elsewhere.
func rootOf(seed, purpose string) root {
	units := utf16.Encode([]rune(purpose + "/" + seed))
	return root{
		mixed(hashFrom(units, 0x811c9dc5)), mixed(hashFrom(units, 0x1b873593)),
		mixed(hashFrom(units, 0x85ebca6b)), mixed(hashFrom(units, 0xc2b2ae35)),
	}
}

func hashFrom(units []uint16, basis uint32) uint32 {
	hash := basis
	for _, unit := range units {
		hash = hashUnit(hash, unit)
	}
	return hash
}

// hashUnit is one step of FNV-1a.
func hashUnit(hash uint32, unit uint16) uint32 { return (hash ^ uint32(unit)) * 0x01000193 }

// mixed is the end of MurmurHash3.
func mixed(hash uint32) uint32 {
	hash = (hash ^ hash>>16) * 0x85ebca6b
	hash = (hash ^ hash>>13) * 0xc2b2ae35
	return hash ^ hash>>16
}

// random is xoshiro128**.
type random struct{ s0, s1, s2, s3 uint32 }

// at gives the stream of an index.
func (r root) at(index int64) random {
	low := uint32(index) * 0x9e3779b9
	return random{
		mixed(r[0] + low), mixed(r[1] ^ low), mixed(r[2] + mixed(low+0x6a09e667)), mixed(r[3]^mixed(low^0xbb67ae85)) | 1,
	}
}

func (r *random) uint32() uint32 {
	times5 := r.s1 * 5
	result := (times5<<7 | times5>>25) * 9
	shifted := r.s1 << 9
	r.s2 ^= r.s0
	r.s3 ^= r.s1
	r.s1 ^= r.s2
	r.s0 ^= r.s3
	r.s2 ^= shifted
	r.s3 = r.s3<<11 | r.s3>>21
	return result
}

// uniform is between 0 and 1, neither included.
func (r *random) uniform() float64 {
	high, low := r.uint32()>>6, r.uint32()>>6
	return (float64(uint64(high)<<26|uint64(low)) + 0.5) / (1 << 52)
}

func (r *random) exponential() float64 { return -ln(r.uniform()) }

// normal is by the polar method of Marsaglia.
func (r *random) normal() float64 {
	for {
		x := float64(2*r.uniform()) - 1
		y := float64(2*r.uniform()) - 1
		square := float64(x*x) + float64(y*y)
		if square < 1 {
			return x * math.Sqrt(float64(-2*ln(square))/square)
		}
	}
}

// ln is the natural logarithm, from the four operations alone: load/workload/exact-math.ts.
func ln(x float64) float64 {
	mantissa, power := x, 0.0
	for ; mantissa >= math.Sqrt2; mantissa /= 2 {
		power++
	}
	for ; mantissa < math.Sqrt2/2; mantissa *= 2 {
		power--
	}
	s := (mantissa - 1) / (mantissa + 1)
	square, sum := float64(s*s), 0.0
	for odd := 23.0; odd >= 1; odd -= 2 {
		sum = float64(sum*square) + 1/odd
	}
	return float64(power*math.Ln2) + float64(2*s*sum)
}

// exp is e to a power, in the same way.
func exp(x float64) float64 {
	power := round(x / math.Ln2)
	rest := x - float64(power*math.Ln2)
	sum := 1.0
	for term := 17.0; term >= 1; term-- {
		sum = 1 + float64(sum*rest)/term
	}
	return math.Ldexp(sum, int(power))
}

// round is Math.round of JavaScript: halves go up.
func round(x float64) float64 {
	floor := math.Floor(x)
	if x-floor >= 0.5 {
		return floor + 1
	}
	return floor
}
