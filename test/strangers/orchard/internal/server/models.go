package server

import (
	"net/http"
	"slices"
	"time"

	"github.com/labstack/echo/v4"

	"stranger/internal/sw"
	"stranger/internal/wire"
)

const datedModel = "stranger-1-2025-06-01"

// modelNames lists the names of all models. The program prints the first name at its start.
var modelNames = []string{"stranger-1", datedModel, "stranger-1-mini"}

var modelsSince = time.Date(2025, 6, 1, 0, 0, 0, 0, time.UTC).Unix()

// DefaultModel returns the model that the program prints at its start.
func DefaultModel() string { return modelNames[0] }

func (s *Server) listModels(c echo.Context) error {
	if fail := s.modelsCaller(c); fail != nil {
		return fail
	}
	var list []any
	for _, name := range modelNames {
		list = append(list, modelObject(name))
	}
	return s.respond(c, http.StatusOK, wire.Obj("object", "list", "data", list))
}

func (s *Server) showModel(c echo.Context) error {
	if fail := s.modelsCaller(c); fail != nil {
		return fail
	}
	name := c.Param("id")
	if !slices.Contains(modelNames, name) {
		return modelNotFound(name)
	}
	return s.respond(c, http.StatusOK, modelObject(name))
}

func (s *Server) modelsCaller(c echo.Context) *apiError {
	if s.on(sw.FaultModelsOpen) {
		return nil
	}
	_, fail := s.authenticate(c.Request())
	return fail
}

func modelObject(name string) *wire.Object {
	return wire.Obj("id", name, "object", "model", "created", modelsSince, "owned_by", "stranger")
}
