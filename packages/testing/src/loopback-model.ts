import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type ReadBody, readBody } from './read-body.ts';
import { isStrict, schemaIn } from './strict-schema.ts';

/** What a model was asked, whichever wire format carried it. */
export interface Asked extends ReadBody {
  /** Chosen by the test: it names the behaviour. */
  model: string;
  path: string;
  instructions: string;
  prompt: string;
  headers: IncomingMessage['headers'];
  isHungUp: boolean;
}

export interface LoopbackModel {
  /** The base of an OpenAI-compatible server. */
  url: string;
  asked: Asked[];
  close(): Promise<void>;
}

/** What the model says, in its own time: a value that is sent as JSON, or a text that is sent as it is. */
export type Reply = (asked: Asked) => unknown;

const flat = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(flat).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const part = value as Record<string, unknown>;
  return flat(part.text ?? part.content ?? part.parts ?? '');
};

function readAsked(request: IncomingMessage, body: Record<string, unknown>): Asked {
  const messages = (body.messages ?? body.input ?? body.contents ?? []) as { role?: string }[];
  const isSystem = ({ role }: { role?: string }) => role === 'system' || role === 'developer';
  const path = request.url ?? '';
  return {
    model: String(body.model ?? /models\/([^:]+):/.exec(path)?.[1] ?? ''),
    path,
    instructions: [
      flat(body.system),
      flat(body.instructions),
      flat(body.systemInstruction),
      ...messages.filter(isSystem).map(flat),
    ].join('\n'),
    prompt: messages
      .filter((message) => !isSystem(message))
      .map(flat)
      .join('\n'),
    headers: request.headers,
    body,
    isHungUp: false,
  };
}

const usage = { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 };
const completion = (content: string | null, extra: object = {}, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'loopback',
  choices: [{ index: 0, message: { role: 'assistant', content, ...extra }, finish_reason: finish }],
  usage,
});

/** The same text in the wire format of the endpoint that was called. */
function inFormat({ path, body }: Asked, text: string): unknown {
  if (path.includes('/messages')) {
    const tools = (body.tools ?? []) as { name: string }[];
    const tool = tools.find(({ name }) => name === 'json');
    const content = tool
      ? { type: 'tool_use', id: 'tool-1', name: 'json', input: JSON.parse(text) }
      : { type: 'text', text };
    return {
      id: 'msg-1',
      type: 'message',
      role: 'assistant',
      model: 'loopback',
      content: [content],
      stop_reason: tool ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 10, output_tokens: 20 },
    };
  }
  if (path.includes('/interactions')) {
    return {
      id: 'int-1',
      status: 'completed',
      steps: [{ type: 'model_output', content: [{ type: 'text', text }] }],
    };
  }
  if (path.includes('generateContent') || path.includes('GenerateContent')) {
    return {
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 20, totalTokenCount: 30 },
    };
  }
  if (path.includes('/responses')) {
    const content = [{ type: 'output_text', text, annotations: [] }];
    return {
      id: 'resp-1',
      object: 'response',
      created_at: 1,
      status: 'completed',
      model: 'loopback',
      output: [{ id: 'out-1', type: 'message', role: 'assistant', status: 'completed', content }],
      usage: { input_tokens: 10, output_tokens: 20, total_tokens: 30 },
    };
  }
  return completion(text);
}

const refusals: Readonly<Record<string, readonly [number, Record<string, string>]>> = {
  e400: [400, {}],
  e401: [401, {}],
  e403: [403, {}],
  e404: [404, {}],
  e429: [429, { 'retry-after-ms': '30' }],
  'e429-bare': [429, {}],
  'e429-long': [429, { 'retry-after': '30' }],
  e500: [500, { 'retry-after-ms': '20' }],
};

/** Ways to misbehave with a whole answer; undefined behaves well. */
function misbehave(asked: Asked, text: string, times: number): unknown {
  switch (asked.model) {
    case 'unclosed':
      return completion(text.slice(0, -1));
    case 'truncated':
      return completion(text.slice(0, text.length / 2));
    case 'malformed-once':
      return completion(times === 1 ? '{"level": [ {"quote": "A",' : text);
    case 'fenced':
      return completion(`Sure! Here you go:\n\`\`\`json\n${text}\n\`\`\`\nHope this helps.`);
    case 'thinking':
      return completion(`<think>hm {not json}</think>${text}`);
    case 'prose':
      return completion('I would say this answer is rather good, about eight of ten.');
    case 'quoted-numbers':
      return completion(text.replace(/(\d+)/g, '"$1 of 5"'));
    case 'braces-after':
      return completion(`My judgment {as asked}: ${text}\n\nNote: {level} is 1 to 5. }`);
    case 'sorry':
      return completion("I'm sorry, but I can't help with judging people.");
    case 'wrong-schema':
      return completion('{"questions":[{"q":"A"}]}');
    case 'length':
      return completion(text.slice(0, 30), {}, 'length');
    case 'empty':
      return completion('');
    case 'null':
      return completion(null);
    case 'refusal':
      return completion(null, { refusal: 'I cannot help with that.' });
    case 'filter':
      return completion('', {}, 'content_filter');
    case 'no-choices':
      return { id: 'x', object: 'chat.completion', created: 1, model: 'loopback', choices: [] };
    default:
      return undefined;
  }
}

const chunkBase = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'loopback' };
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ ...chunkBase, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** Milliseconds between two of about forty pieces. */
const paces: Readonly<Record<string, number>> = { 'slow-stream': 40, 'crawling-stream': 400 };

/** The answer in pieces; `model` says where it goes wrong. */
async function streamAnswer({ model, body }: Asked, response: ServerResponse, text: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
  const size = Math.max(24, Math.ceil(text.length / 40));
  for (let at = 0, sent = 0; at < text.length && !response.destroyed; at += size, sent += 1) {
    if (sent >= 3 && model === 'stall-stream') return;
    if (sent >= 3 && model === 'cut-stream') return void response.destroy();
    if (sent >= 28 && model === 'cut-late') return void response.destroy();
    if (sent >= 3 && model === 'end-early') return void response.end();
    if (sent >= 3 && model === 'error-in-stream') {
      response.end(
        'data: {"error":{"message":"overloaded sk-secret","type":"server_error"}}\n\ndata: [DONE]\n\n',
      );
      return;
    }
    if (sent === 0 && model === 'silent-start') return;
    if (sent === 0 && model === 'thinks-first') {
      for (let thought = 0; thought < 12; thought += 1) {
        response.write(chunk({ reasoning_content: 'hm ' }));
        await sleep(50);
      }
    }
    response.write(chunk({ content: text.slice(at, at + size) }));
    await sleep(paces[model] ?? 2);
  }
  const { include_usage: tellsUsage } = (body.stream_options ?? {}) as { include_usage?: boolean };
  const end = tellsUsage ? `data: ${JSON.stringify({ ...chunkBase, choices: [], usage })}\n\n` : '';
  response.end(`${chunk({}, 'stop')}${end}data: [DONE]\n\n`);
}

async function answer(asked: Asked, response: ServerResponse, reply: Reply, times: number): Promise<void> {
  const { model } = asked;
  const json = (status: number, value: unknown, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };
  // Providers echo what they were sent, keys too.
  const echo = {
    error: { message: `bad call with ${asked.headers.authorization ?? 'no key'}`, type: 'loopback' },
  };
  const schema = schemaIn(asked.body);
  const isPlainOnly =
    (schema && !isStrict(schema)) ||
    (model === 'no-schema' && JSON.stringify(asked.body).includes('json_schema')) ||
    (model === 'no-times' && asked.body.response_format === 'verbose_json') ||
    (model === 'no-temperature' && 'temperature' in asked.body) ||
    (model === 'no-usage' && 'stream_options' in asked.body);
  const [status, headers] =
    refusals[isPlainOnly ? 'e400' : model.replace('-once', times > 1 ? '-done' : '')] ?? [];
  if (status !== undefined) return json(status, echo, headers);
  if (model === 'html')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>a proxy</html>');
  if (model === 'hang') return;
  if (model === 'reset') return void response.destroy();
  if (model === 'redirect') {
    const location = `http://localhost:${asked.headers.host?.split(':')[1]}${asked.path}`;
    return void response.writeHead(307, { location }).end();
  }
  if (model === 'packed') {
    const packed = gzipSync(Buffer.alloc(20_000_000, ' '));
    return void response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(packed);
  }
  if (model === 'overlong') {
    const isStream = asked.body.stream === true;
    const piece = isStream ? chunk({ content: 'x'.repeat(50_000) }) : ' '.repeat(50_000);
    response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
    for (let sent = 0; sent < 200 && !response.destroyed; sent += 1) response.write(piece);
    return void response.end();
  }
  if (model === 'flood' && asked.body.stream === true) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ content: '{"level":3,"verdict":"' }));
    for (let sent = 0; sent < 8_000 && !response.destroyed; sent += 1) {
      if (!response.write(chunk({ content: 'word '.repeat(8) }))) await once(response, 'drain');
    }
    return void response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  }
  if (model === 'slow-body')
    return void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  const said = await reply(asked);
  if (asked.audio) return json(200, typeof said === 'string' ? { text: said } : said);
  const text = typeof said === 'string' ? said : JSON.stringify(said);
  if (asked.body.stream === true) return streamAnswer(asked, response, text);
  json(200, misbehave(asked, text, times) ?? inFormat(asked, text));
}

/**
 * A model on this machine that speaks the wire formats of OpenAI (chat, responses and transcriptions), Anthropic and Google, and misbehaves as the
 * name of the model says. Anything else behaves well and says what `reply` gives.
 */
export async function startLoopbackModel(reply: Reply): Promise<LoopbackModel> {
  const asked: Asked[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const handle = async () => {
      const { body, audio } = await readBody(request);
      const one: Asked = { ...readAsked(request, body), audio };
      asked.push(one);
      response.on('close', () => {
        one.isHungUp = !response.writableEnded;
      });
      const times = (counts.get(one.model) ?? 0) + 1;
      counts.set(one.model, times);
      await answer(one, response, reply, times);
    };
    handle().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
