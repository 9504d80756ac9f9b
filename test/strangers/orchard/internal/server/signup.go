package server

import (
	"errors"
	"net/http"
	"net/mail"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/labstack/echo/v4"

	"stranger/internal/accounts"
	"stranger/internal/sw"
	"stranger/internal/wire"
)

const (
	minPassword = 8
	maxPassword = 256
	maxName     = 200
)

type signUpRequest struct {
	email, password, name string
}

// signUp answers POST /auth/signup.
func (s *Server) signUp(c echo.Context) error {
	if s.on(sw.FaultSignupAuth) {
		if _, fail := s.authenticate(c.Request()); fail != nil {
			return fail
		}
	}
	q, fail := s.readSignUp(c)
	if fail != nil {
		return fail
	}
	key, err := s.accounts.SignUp(q.email, q.name)
	if errors.Is(err, accounts.ErrTaken) {
		return s.emailTaken()
	}
	status := http.StatusCreated
	if s.on(sw.HabitSignup200) {
		status = http.StatusOK
	}
	return s.respond(c, status, s.accountObject(key, q))
}

func (s *Server) readSignUp(c echo.Context) (signUpRequest, *apiError) {
	raw, fail := s.readBody(c)
	if fail != nil {
		return signUpRequest{}, fail
	}
	r, fail := s.parseObject(raw)
	if fail != nil {
		return signUpRequest{}, fail
	}
	r.need("email", "password")
	if s.on(sw.FaultSignupCard) {
		r.need("payment_card")
	}
	q := signUpRequest{email: strings.ToLower(r.text("email")), password: r.text("password"), name: r.text("name")}
	checkSignUp(r, q)
	return q, r.fail
}

func checkSignUp(r *reader, q signUpRequest) {
	if parsed, err := mail.ParseAddress(q.email); err != nil || parsed.Address != q.email {
		r.refuse("email", "invalid_value", "must be an email address.")
	}
	if n := utf8.RuneCountInString(q.password); n < minPassword || n > maxPassword {
		r.refuse("password", "invalid_value", "must have 8 to 256 characters.")
	}
	if utf8.RuneCountInString(q.name) > maxName {
		r.refuse("name", "invalid_value", "must have at most 200 characters.")
	}
}

func (s *Server) emailTaken() *apiError {
	if s.on(sw.FaultSignupTwice) {
		return serverError()
	}
	return &apiError{status: http.StatusConflict, kind: kindRequest, code: "email_taken", param: "email",
		message: "There is already an account with this email address."}
}

func (s *Server) accountObject(key *accounts.Key, q signUpRequest) *wire.Object {
	secret := wire.Obj("id", key.ID, "object", "api_key", "secret", key.Value, "created", key.Created.Unix())
	if !key.UsableFrom.IsZero() {
		secret.Set("usable_from", key.UsableFrom.UTC().Format(time.RFC3339Nano))
	}
	account := key.Account
	o := wire.Obj("id", account.ID, "object", "account", "email", account.Email, "name", account.Name,
		"plan", "free", "created", account.Created.Unix(), "api_key", secret)
	if s.on(sw.FaultSignupEcho) {
		o.Set("password", q.password)
	}
	return o
}
