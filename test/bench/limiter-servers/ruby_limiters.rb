# Limiters from gems before an endpoint that completes. argv: which one.
require 'webrick'
require 'rack'
require 'rack/handler/webrick'
require 'rack/attack'

# A cache as the gem asks for one: whole counters that expire.
class Memory
  def initialize
    @lock = Mutex.new
    @entries = {}
  end

  def increment(key, amount, expires_in:)
    @lock.synchronize do
      value, expires = @entries[key]
      value, expires = [0, Time.now + expires_in] if value.nil? || expires < Time.now
      @entries[key] = [value + amount, expires]
      value + amount
    end
  end

  def read(key) = @lock.synchronize { @entries[key]&.first }

  def write(key, value, expires_in: 60) = @lock.synchronize { @entries[key] = [value, Time.now + expires_in] }

  def delete(key) = @lock.synchronize { @entries.delete(key) }
end

REPLY = '{"id":"chatcmpl-1","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"Hello."},"finish_reason":"stop"}],"usage":{"prompt_tokens":4,"completion_tokens":2,"total_tokens":6}}'
STATUS = ARGV[0].to_s.end_with?('403') ? 403 : 429

Rack::Attack.cache.store = Memory.new
Rack::Attack.throttle('keys', limit: 7, period: 2) { |request| request.env['HTTP_AUTHORIZATION'] }
Rack::Attack.throttled_responder = lambda do |_request|
  [STATUS, { 'Content-Type' => 'application/json' }, ['{"error":{"message":"slow down"}}']]
end
app = lambda do |env|
  env['rack.input'].read
  [200, { 'Content-Type' => 'application/json' }, [REPLY]]
end
server = WEBrick::HTTPServer.new(
  BindAddress: '127.0.0.1', Port: 0, Logger: WEBrick::Log.new(File::NULL), AccessLog: [], MaxClients: 200
)
server.mount '/', Rack::Handler::WEBrick, Rack::Attack.new(app)
puts "port #{server.listeners[0].addr[1]}"
$stdout.flush
Thread.new { $stdin.read; exit! }
server.start
