package model

import (
	"fmt"
	"hash/fnv"
	"strings"
)

// Marker comes before a text that the model must repeat word for word.
const Marker = "repeat: "

const storyParagraphs = 12

var openings = []string{
	"Hello, and thank you for your message!",
	"What a nice question to start with!",
	"I am glad that you asked.",
	"Good to hear from you today!",
}

var middles = []string{
	"I have read it with care and thought about it for a moment, and I believe that the best way forward is to take one small step after the other.",
	"There are a few ways to look at it, and each of them has something to offer, so let us begin with the simplest one and see where it leads.",
	"From what you tell me, most of the work is already done, and the rest should be easy once the first piece has found its place.",
	"People often wonder about this, and the short answer is that patience, a clear plan and a warm cup of tea help more than one would think.",
}

var closings = []string{
	"Tell me if you would like to know more, I am happy to help.",
	"Just write again whenever something is unclear.",
	"I hope this is useful to you, and I wish you a lovely day.",
	"If you give me a few more details, I can say more about it.",
}

var heroes = []string{"a small lighthouse keeper", "an old clockmaker", "a curious fox", "a quiet gardener"}

var deeds = []string{
	"walked along the shore until the evening and counted the boats that came home",
	"found a letter without an address and decided to carry it from door to door",
	"mended the broken bridge with nothing but rope, wood and good humour",
	"met a stranger who knew the name of every star and told a story about each",
	"climbed the hill behind the village and saw how far the river really went",
}

// Reply returns the answer to a user message. Equal messages have equal answers.
func Reply(message string) string {
	if i := strings.LastIndex(message, Marker); i >= 0 {
		return message[i+len(Marker):]
	}
	seed := hash(message)
	if wantsLong(message) {
		return story(seed)
	}
	return strings.Join([]string{
		pick(openings, seed), pick(middles, seed>>8), pick(closings, seed>>16),
	}, " ")
}

func wantsLong(message string) bool {
	lower := strings.ToLower(message)
	return strings.Contains(lower, "story") || strings.Contains(lower, "essay") ||
		strings.Contains(lower, "very long") || strings.Contains(lower, "long answer")
}

func story(seed uint32) string {
	hero := pick(heroes, seed)
	parts := []string{fmt.Sprintf("Once upon a time there lived %s in a village by the sea.", hero)}
	for day := range storyParagraphs {
		parts = append(parts, fmt.Sprintf("On day %d, our friend %s, and went to sleep content, wondering what the next morning would bring.",
			day+1, pick(deeds, seed+uint32(day))))
	}
	return strings.Join(append(parts, "And so the story ends, as good stories do, with everybody at home."), " ")
}

func pick(list []string, n uint32) string { return list[n%uint32(len(list))] }

func hash(text string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(text)) // never fails, says the package
	return h.Sum32()
}
