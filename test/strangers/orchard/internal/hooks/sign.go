package hooks

import (
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"stranger/internal/sw"
)

// addHeaders signs one attempt as the Standard Webhooks specification demands.
func (d *Dispatcher) addHeaders(h http.Header, endpoint Endpoint, e event, attempt int) {
	id, now := e.id, time.Now()
	if attempt > 0 && d.Switches.On(sw.FaultHookRetryID) {
		id = d.IDs.New("evt_")
	}
	if attempt > 0 && d.Switches.On(sw.FaultHookStale) {
		now = now.Add(-staleBy)
	}
	h.Set("Content-Type", "application/json")
	h.Set("User-Agent", "stranger-webhooks/1")
	h.Set(standardwebhooks.HeaderWebhookID, id)
	h.Set(standardwebhooks.HeaderWebhookTimestamp, strconv.FormatInt(now.Unix(), 10))
	if !d.Switches.OneInFive(sw.FaultHookUnsigned) {
		h.Set(standardwebhooks.HeaderWebhookSignature, d.signatures(endpoint, id, now, e.body))
	}
	if d.Switches.On(sw.HabitHookMembers) {
		h.Set("X-Stranger-Attempt", strconv.Itoa(attempt+1))
		h.Set("X-Stranger-Region", "loopback-1")
	}
}

// signatures returns the signatures of an event, separated by spaces.
func (d *Dispatcher) signatures(endpoint Endpoint, id string, at time.Time, body []byte) string {
	secret := endpoint.Secret
	if d.Switches.On(sw.FaultHookSignature) {
		secret = newSecret()
	}
	list := []string{sign(secret, id, at, body)}
	if d.Switches.On(sw.HabitHookOverlap) && endpoint.Previous != "" {
		list = append(list, sign(endpoint.Previous, id, at, body))
	}
	if d.Switches.On(sw.HabitHookOtherSig) {
		// The specification tells receivers to skip versions they do not know.
		other := "v1a," + base64.StdEncoding.EncodeToString([]byte(strings.Repeat("another scheme..", 4)))
		list = append([]string{other}, list...)
	}
	return strings.Join(list, " ")
}

func sign(secret, id string, at time.Time, body []byte) string {
	hook, err := standardwebhooks.NewWebhook(secret)
	if err != nil {
		return "" // our own secrets are always base64
	}
	signature, err := hook.Sign(id, at, body)
	if err != nil {
		return ""
	}
	return signature
}
