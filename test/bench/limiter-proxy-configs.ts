/** Configurations of limiting proxies in front of a completion endpoint. Pure, except for the pages of Apache. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The port of a proxy (`front`), and the port of the program behind the proxy, if there is one (`back`). */
export type Ports = { readonly front: number; readonly back: number }

const REPLY =
  '{"id":"chatcmpl-1","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"Hello."},"finish_reason":"stop"}],"usage":{"prompt_tokens":4,"completion_tokens":2,"total_tokens":6}}'

/** Returns the configuration of a proxy by its name. */
export function proxyConfig(name: string, folder: string, ports: Ports): string {
  switch (name) {
    case 'nginx-limit-req':
      return nginx(folder, ports, 'rate=4r/s', 'burst=7 nodelay')
    case 'nginx-limit-req-delay':
      return nginx(folder, ports, 'rate=5r/s', 'burst=10')
    case 'varnish-vsthrottle':
      return varnish(folder)
    case 'apache-evasive':
      return apache(folder, ports)
    default:
      return haproxyTable(ports)
  }
}

function nginx(folder: string, { front, back }: Ports, rate: string, burst: string): string {
  return `daemon off; master_process off; pid ${folder}/nginx-${front}.pid; error_log stderr crit;
events { worker_connections 2048; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  limit_req_zone $http_authorization zone=keys:1m ${rate};
  server { listen 127.0.0.1:${front}; location / { limit_req zone=keys ${burst}; proxy_pass http://127.0.0.1:${back}; } }
  server { listen 127.0.0.1:${back}; location / { default_type application/json; return 200 '${REPLY}'; } }
}
`
}

const HAPROXY = `global
  maxconn 4000
defaults
  mode http
  timeout client 60s
  timeout server 60s
  timeout queue 60s
  timeout connect 5s
`

function haproxyTable({ front }: Ports): string {
  return `${HAPROXY}frontend limited
  bind 127.0.0.1:${front}
  stick-table type string len 64 size 10k expire 60s store http_req_rate(2s)
  http-request track-sc0 req.hdr(Authorization)
  http-request deny deny_status 429 if { sc_http_req_rate(0) gt 8 }
  http-request return status 200 content-type application/json string '${REPLY}'
`
}

function varnish(folder: string): string {
  return `vcl 4.1;
import vsthrottle from "${folder}/root/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_vsthrottle.so";
backend default none;
sub vcl_recv {
  if (vsthrottle.is_denied(req.http.Authorization, 8, 2s)) { return (synth(429, "Slow down")); }
  return (synth(200, "OK"));
}
sub vcl_synth {
  set resp.http.Content-Type = "application/json";
  if (resp.status == 200) { set resp.body = """${REPLY}"""; }
  return (deliver);
}
`
}

function apache(folder: string, { front }: Ports): string {
  const pages = join(folder, 'www')
  mkdirSync(pages, { recursive: true })
  writeFileSync(join(pages, 'reply.json'), REPLY)
  const modules = ['mpm_event', 'authz_core', 'rewrite', 'mime', 'evasive20']
  const loads = modules.map(
    (name) => `LoadModule ${name}_module ${folder}/root/usr/lib/apache2/modules/mod_${name}.so`,
  )
  return `ServerRoot ${folder}
${loads.join('\n')}
TypesConfig /dev/null
ServerName localhost
Listen 127.0.0.1:${front}
PidFile ${folder}/apache-${front}.pid
ErrorLog ${folder}/apache-${front}.log
StartServers 1
ServerLimit 1
ThreadsPerChild 200
ThreadLimit 200
MaxRequestWorkers 200
DocumentRoot ${pages}
<Directory ${pages}>
  Require all granted
</Directory>
AddType application/json json
RewriteEngine on
RewriteRule ^/v1/chat/completions$ /reply.json [PT]
DOSPageCount 8
DOSPageInterval 1
DOSSiteCount 10000
DOSSiteInterval 1
DOSBlockingPeriod 3
`
}
