import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.RequestOptions;
import com.openai.core.http.StreamResponse;
import com.openai.errors.OpenAIServiceException;
import com.openai.models.chat.completions.ChatCompletion;
import com.openai.models.chat.completions.ChatCompletionChunk;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;

/**
 * Calls a target through the official openai library for Java. Reads one job per line from stdin and writes one outcome per line
 * to stdout, each as JSON: see conformance/exchange/client-job.ts. The base URL and the key come from the environment.
 */
public final class Main {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private static OpenAIClient client = clientWith(System.getenv("ASSAY_CLIENT_KEY"), 0);

  public static void main(String[] args) throws Exception {
    ObjectNode hello = JSON.createObjectNode();
    hello.put("library", "openai-java");
    hello.put("version", System.getProperty("assay.library.version", ""));
    hello.put("runtime", "Java " + System.getProperty("java.version"));
    OUT.println(JSON.writeValueAsString(hello));
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      OUT.println(JSON.writeValueAsString(outcomeOf(JSON.readTree(line))));
    }
    // Threads of the library would keep the process for a minute.
    System.exit(0);
  }

  private static ObjectNode outcomeOf(JsonNode job) {
    ObjectNode outcome = JSON.createObjectNode();
    outcome.put("label", job.get("label").asText());
    try {
      outcome.put("text", carryOut(job));
      outcome.putNull("error");
    } catch (Exception error) {
      outcome.putNull("text");
      outcome.set("error", described(error));
    }
    return outcome;
  }

  private static String carryOut(JsonNode job) {
    int maxRetries = job.get("maxRetries").asInt();
    JsonNode key = job.get("key");
    OpenAIClient own = client;
    if (!key.isNull() || maxRetries != 0) {
      own = client.withOptions(options -> {
        options.maxRetries(maxRetries);
        if (!key.isNull()) options.apiKey(key.asText());
      });
    }
    RequestOptions options =
        RequestOptions.builder().timeout(Duration.ofMillis(job.get("timeoutMs").asLong())).build();
    ChatCompletionCreateParams params = paramsOf(job);
    String call = job.get("call").asText();
    if (call.equals("completion")) {
      ChatCompletion completion = own.chat().completions().create(params, options);
      return completion.choices().get(0).message().content().orElse("");
    }
    StringBuilder text = new StringBuilder();
    // Leaving the block is how a user of the library cancels a stream.
    try (StreamResponse<ChatCompletionChunk> stream =
        own.chat().completions().createStreaming(params, options)) {
      Iterator<ChatCompletionChunk> chunks = stream.stream().iterator();
      while (chunks.hasNext()) {
        ChatCompletionChunk chunk = chunks.next();
        if (!chunk.choices().isEmpty()) text.append(chunk.choices().get(0).delta().content().orElse(""));
        if (call.equals("cancel") && text.length() > 0) break;
      }
    }
    return text.toString();
  }

  private static ChatCompletionCreateParams paramsOf(JsonNode job) {
    ChatCompletionCreateParams.Builder params =
        ChatCompletionCreateParams.builder()
            .model(job.get("model").asText())
            .messages(new ArrayList<>())
            .maxTokens(job.get("maxTokens").asLong())
            .temperature(job.get("temperature").asDouble())
            .putAdditionalHeader("x-assay-call", job.get("label").asText());
    for (JsonNode message : job.get("messages")) {
      String content = message.get("content").asText();
      if (message.get("role").asText().equals("system")) params.addSystemMessage(content);
      else params.addUserMessage(content);
    }
    return params.build();
  }

  private static OpenAIClient clientWith(String key, int maxRetries) {
    return OpenAIOkHttpClient.builder()
        .apiKey(key)
        .baseUrl(System.getenv("ASSAY_CLIENT_BASE_URL"))
        .maxRetries(maxRetries)
        .build();
  }

  private static ObjectNode described(Exception error) {
    ObjectNode failure = JSON.createObjectNode();
    failure.put("name", error.getClass().getSimpleName());
    if (error instanceof OpenAIServiceException refused) failure.put("status", refused.statusCode());
    else failure.putNull("status");
    failure.put("message", String.valueOf(error.getMessage()));
    return failure;
  }
}
