// Calls a target through the official openai library for Go. Reads one job per line from stdin and writes one outcome per line
// to stdout, each as JSON: see conformance/exchange/client-job.ts. The base URL and the key come from the environment.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

const module = "github.com/openai/openai-go/v3"

type message struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

type job struct {
	Label       string    `json:"label"`
	Call        string    `json:"call"`
	Model       string    `json:"model"`
	Messages    []message `json:"messages"`
	MaxTokens   int64     `json:"maxTokens"`
	Temperature float64   `json:"temperature"`
	MaxRetries  int       `json:"maxRetries"`
	TimeoutMs   int64     `json:"timeoutMs"`
	Key         *string   `json:"key"`
}

type failure struct {
	Name    string `json:"name"`
	Status  *int   `json:"status"`
	Message string `json:"message"`
}

type outcome struct {
	Label string   `json:"label"`
	Text  *string  `json:"text"`
	Error *failure `json:"error"`
}

func main() {
	client := openai.NewClient(
		option.WithAPIKey(os.Getenv("ASSAY_CLIENT_KEY")),
		option.WithBaseURL(os.Getenv("ASSAY_CLIENT_BASE_URL")),
		option.WithMaxRetries(0),
	)
	out := json.NewEncoder(os.Stdout)
	say(out, map[string]string{
		"library": "openai-go",
		"version": version(),
		"runtime": "Go " + strings.TrimPrefix(runtime.Version(), "go"),
	})
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var next job
		if err := json.Unmarshal(lines.Bytes(), &next); err != nil {
			fmt.Fprintln(os.Stderr, "not a job:", err)
			os.Exit(1)
		}
		result := outcome{Label: next.Label}
		if text, err := carryOut(&client, next); err != nil {
			result.Error = described(err)
		} else {
			result.Text = &text
		}
		say(out, result)
	}
}

func say(out *json.Encoder, value any) {
	if err := out.Encode(value); err != nil {
		os.Exit(1)
	}
}

func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, dependency := range info.Deps {
		if dependency.Path == module {
			return strings.TrimPrefix(dependency.Version, "v")
		}
	}
	return ""
}

func carryOut(client *openai.Client, next job) (string, error) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	params := openai.ChatCompletionNewParams{
		Model:       next.Model,
		Messages:    messagesOf(next.Messages),
		MaxTokens:   openai.Int(next.MaxTokens),
		Temperature: openai.Float(next.Temperature),
	}
	options := []option.RequestOption{
		option.WithHeader("x-assay-call", next.Label),
		option.WithMaxRetries(next.MaxRetries),
		option.WithRequestTimeout(time.Duration(next.TimeoutMs) * time.Millisecond),
	}
	if next.Key != nil {
		options = append(options, option.WithAPIKey(*next.Key))
	}
	if next.Call == "completion" {
		completion, err := client.Chat.Completions.New(ctx, params, options...)
		if err != nil {
			return "", err
		}
		if len(completion.Choices) == 0 {
			return "", errors.New("the completion has no choices")
		}
		return completion.Choices[0].Message.Content, nil
	}
	stream := client.Chat.Completions.NewStreaming(ctx, params, options...)
	defer stream.Close()
	text := ""
	for stream.Next() {
		if choices := stream.Current().Choices; len(choices) > 0 {
			text += choices[0].Delta.Content
		}
		// To cancel a stream, users of the library call stream.Close and cancel. Here, both calls are deferred, so that returning makes them.
		if next.Call == "cancel" && text != "" {
			return text, nil
		}
	}
	return text, stream.Err()
}

func messagesOf(messages []message) []openai.ChatCompletionMessageParamUnion {
	list := make([]openai.ChatCompletionMessageParamUnion, 0, len(messages))
	for _, one := range messages {
		if one.Role == "system" {
			list = append(list, openai.SystemMessage(one.Content))
		} else {
			list = append(list, openai.UserMessage(one.Content))
		}
	}
	return list
}

func described(err error) *failure {
	var refused *openai.Error
	if errors.As(err, &refused) {
		status := refused.StatusCode
		return &failure{Name: "openai.Error", Status: &status, Message: refused.Error()}
	}
	return &failure{Name: fmt.Sprintf("%T", err), Message: err.Error()}
}
