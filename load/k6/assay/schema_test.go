package assay

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"assay.local/k6/rows"
)

// rowMember is a member of a row in the schema.
type rowMember struct {
	Description string `json:"description"`
}

func (m rowMember) isOlder() bool { return strings.Contains(m.Description, "of older versions only") }

// rowSchema is the part of schemas/row.schema.json that these tests compare with the code.
type rowSchema struct {
	Defs struct {
		Row struct {
			Required   []string             `json:"required"`
			Properties map[string]rowMember `json:"properties"`
		} `json:"row"`
		RowClass struct {
			Enum []string `json:"enum"`
		} `json:"rowClass"`
	} `json:"$defs"`
}

func readRowSchema(t *testing.T) rowSchema {
	t.Helper()
	// Go keeps the result of a test until a file of this module changes, or a variable that the test reads: see go.test.ts.
	_ = os.Getenv("ASSAY_ROW_SCHEMA")
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "schemas", "row.schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	var schema rowSchema
	if err := json.Unmarshal(text, &schema); err != nil {
		t.Fatal(err)
	}
	return schema
}

func TestARowHasTheMembersOfTheSchema(t *testing.T) {
	schema := readRowSchema(t).Defs.Row
	var members map[string]json.RawMessage
	full := rows.Row{Resent: true, Empty: true, NoTerminator: true, HiddenTokens: 1, ChunkTimes: []int64{1_000, 2_000}, FirstOutput: 2_000}
	if err := json.Unmarshal((&rows.Encoder{}).Encode(&full), &members); err != nil {
		t.Fatal(err)
	}
	for _, name := range schema.Required {
		if _, there := members[name]; !there {
			t.Errorf("%s is required and not written", name)
		}
	}
	for name := range members {
		if _, known := schema.Properties[name]; !known {
			t.Errorf("%s is written and not in the schema", name)
		}
	}
	for name, member := range schema.Properties {
		_, isWritten := members[name]
		// Only rows of batches have these three members.
		if !isWritten && !member.isOlder() && name != "ask" && name != "date" && name != "errorText" {
			t.Errorf("%s is in the schema and not written", name)
		}
	}
}

func TestTheClassesAreThoseOfTheSchema(t *testing.T) {
	known := readRowSchema(t).Defs.RowClass.Enum
	written := classesInCode(t)
	slices.Sort(known)
	slices.Sort(written)
	if written = slices.Compact(written); !slices.Equal(written, known) {
		t.Errorf("the code writes %v, the schema has %v", written, known)
	}
	doc, err := os.ReadFile(filepath.Join("..", "rows", "doc.go"))
	if err != nil {
		t.Fatal(err)
	}
	_, classes, _ := strings.Cut(string(doc), "# Classes")
	for _, class := range known {
		if !strings.Contains(classes, class) {
			t.Errorf("doc.go does not explain %s", class)
		}
	}
}

// classesInCode returns the classes in the code: values of class constants, and texts used as a class.
func classesInCode(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	take := func(values []ast.Expr) {
		for _, value := range values {
			if text, isText := value.(*ast.BasicLit); isText && text.Kind == token.STRING {
				class, _ := strconv.Unquote(text.Value)
				found = append(found, class)
			}
		}
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(node ast.Node) bool {
			switch node := node.(type) {
			case *ast.ValueSpec:
				if strings.HasPrefix(node.Names[0].Name, "class") {
					take(node.Values)
				}
			case *ast.AssignStmt:
				if isNamed(node.Lhs[0], "class") {
					take(node.Rhs)
				}
			case *ast.FuncDecl:
				if node.Name.Name == "failureClass" || node.Name.Name == "classOfStatus" {
					ast.Inspect(node, func(inner ast.Node) bool {
						if result, isReturn := inner.(*ast.ReturnStmt); isReturn {
							take(result.Results)
						}
						return true
					})
				}
			}
			return true
		})
	}
	return found
}

func isNamed(expression ast.Expr, name string) bool {
	ident, isIdent := expression.(*ast.Ident)
	return isIdent && ident.Name == name
}
