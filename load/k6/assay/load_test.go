package assay

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"go.k6.io/k6/v2/js/modulestest"
)

// Tests that only the first user passes options to k6. To pass options would take a seventh of the time of creating a user.
func TestOptionsAreForTheFirstUser(t *testing.T) {
	path := filepath.Join(t.TempDir(), "config.json")
	text := `{"completionsUrl":"http://127.0.0.1:1/","model":"m","rowsPath":"rows","options":{"vus":3}}`
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	shared := new(run)
	read := func(script string) string {
		user := modulestest.NewRuntime(t).VU
		runtime := user.Runtime()
		_ = runtime.Set("assay", shared.NewModuleInstance(user).Exports().Default)
		_ = runtime.Set("path", path)
		value, err := runtime.RunString(script)
		if err != nil {
			t.Fatal(err)
		}
		return value.String()
	}
	if got := read(`assay.load(path).vus`); got != "3" {
		t.Errorf("%s users", got)
	}
	if got := read(`String(assay.load(path))`); got != "null" {
		t.Errorf("another user got %s", got)
	}
}

func TestNoSecretIsSentBeforeItsFormsAreHidden(t *testing.T) {
	s := newStage(t)
	loaded := &task{config: &config{}, keys: []string{findersKey}, ring: &s.shared.keys}
	loaded.once.Do(func() {})
	s.shared.task = loaded
	s.begin(t)
	s.fails(t, `assay.next()`, "did not hand over the forms of its secrets")
	forms, _ := json.Marshal(formsOf[findersKey])
	s.run(t, `assay.hide(`+string(forms)+`)`)
	if text := s.shared.keys.hide(findersKey); text != hiddenKey {
		t.Errorf("%q is shown", text)
	}
	if got := s.run(t, `assay.secretValues().join()`).String(); got != findersKey {
		t.Errorf("secretValues is %q", got)
	}
}
