import { expect, test } from 'vitest';
import { callsOf, made } from '../testing/any-calls';
import { geminiTarget, vertexTarget } from '../testing/targets';
import { copyAs } from '.';

/** The code as a person reads it; that it runs and makes the same calls is shown beside. */

const vertex = made(
  callsOf(
    vertexTarget(
      { topK: 8, threshold: { kind: 'distance', value: 0.6 } },
      {
        location: 'global',
        temperature: 0.2,
        thinking: { budget: null, level: 'LOW', includeThoughts: true },
      },
    ),
    'When does the "café" open?',
    null,
  ),
);

const gemini = made(
  callsOf(geminiTarget({ resultsCount: 5 }), 'When?', {
    relevantChunks: [{ chunk: { data: { stringValue: "It's open at 8." } } }],
  }),
);

test('Python, Vertex', () => {
  expect(copyAs.python(vertex)).toBe(`# pip install google-genai google-auth requests
import google.auth
from google import genai
from google.auth.transport.requests import AuthorizedSession

credentials, _ = google.auth.default(
    scopes=["https://www.googleapis.com/auth/cloud-platform"]
)
response = AuthorizedSession(credentials).request(
    "POST",
    "https://europe-west4-aiplatform.googleapis.com/v1/projects/acme/locations/europe-west4:retrieveContexts",
    json={
        "vertexRagStore": {
            "ragResources": [{"ragCorpus": "projects/acme/locations/europe-west4/ragCorpora/77"}],
        },
        "query": {
            "text": "When does the \\"café\\" open?",
            "ragRetrievalConfig": {"topK": 8, "filter": {"vectorDistanceThreshold": 0.6}},
        },
    },
)
print(response.text)

client = genai.Client(
    vertexai=True,
    project="acme",
    location="global",
    http_options={"api_version": "v1"},
)
for chunk in client.models.generate_content_stream(
    model="gemini-3.5-flash",
    contents=[{"role": "user", "parts": [{"text": "When does the \\"café\\" open?"}]}],
    config={
        "tools": [
            {
                "retrieval": {
                    "vertex_rag_store": {
                        "rag_resources": [
                            {
                                "rag_corpus": "projects/acme/locations/europe-west4/ragCorpora/77",
                            },
                        ],
                        "rag_retrieval_config": {"top_k": 8, "filter": {"vector_distance_threshold": 0.6}},
                    },
                },
            },
        ],
        "temperature": 0.2,
        "thinking_config": {"thinking_level": "LOW", "include_thoughts": True},
    },
):
    print(chunk.model_dump_json(exclude_none=True))
`);
});

test('TypeScript, Vertex', () => {
  expect(copyAs.typescript(vertex)).toBe(`import { GoogleGenAI, ThinkingLevel } from "@google/genai";
import { GoogleAuth } from "google-auth-library";

const retrieveContexts = await new GoogleAuth({
  scopes: ["https://www.googleapis.com/auth/cloud-platform"],
}).request({
  url: "https://europe-west4-aiplatform.googleapis.com/v1/projects/acme/locations/europe-west4:retrieveContexts",
  method: "POST",
  data: {
    vertexRagStore: {
      ragResources: [{ ragCorpus: "projects/acme/locations/europe-west4/ragCorpora/77" }],
    },
    query: {
      text: "When does the \\"café\\" open?",
      ragRetrievalConfig: { topK: 8, filter: { vectorDistanceThreshold: 0.6 } },
    },
  },
});
console.log(JSON.stringify(retrieveContexts.data, null, 2));

const ai = new GoogleGenAI({
  vertexai: true,
  project: "acme",
  location: "global",
  apiVersion: "v1",
});
const events = await ai.models.generateContentStream({
  model: "gemini-3.5-flash",
  contents: [{ role: "user", parts: [{ text: "When does the \\"café\\" open?" }] }],
  config: {
    tools: [
      {
        retrieval: {
          vertexRagStore: {
            ragResources: [{ ragCorpus: "projects/acme/locations/europe-west4/ragCorpora/77" }],
            ragRetrievalConfig: { topK: 8, filter: { vectorDistanceThreshold: 0.6 } },
          },
        },
      },
    ],
    temperature: 0.2,
    thinkingConfig: { thinkingLevel: ThinkingLevel.LOW, includeThoughts: true },
  },
});
for await (const event of events) console.log(JSON.stringify(event));
`);
});

test('curl, Gemini API: one call with OAuth, one with a key', () => {
  expect(
    copyAs.curl(gemini),
  ).toBe(`# Once: gcloud auth application-default login --client-id-file=client_secret.json --scopes=https://www.googleapis.com/auth/cloud-platform,https://www.googleapis.com/auth/generative-language.retriever.readonly
curl -X POST 'https://generativelanguage.googleapis.com/v1beta/corpora/cafe:query' \\
  -H "Authorization: Bearer $(gcloud auth application-default print-access-token)" \\
  -H "x-goog-user-project: $(gcloud config get-value project)" \\
  -H 'Content-Type: application/json' \\
  --data-raw '{
  "query": "When?",
  "resultsCount": 5
}'

curl -X POST 'https://generativelanguage.googleapis.com/v1beta/models/aqa:generateAnswer' \\
  -H "x-goog-api-key: $GEMINI_API_KEY" \\
  -H 'Content-Type: application/json' \\
  --data-raw '{
  "contents": [
    {
      "role": "user",
      "parts": [
        {
          "text": "When?"
        }
      ]
    }
  ],
  "answerStyle": "ABSTRACTIVE",
  "inlinePassages": {
    "passages": [
      {
        "id": "p1",
        "content": {
          "parts": [
            {
              "text": "It'\\''s open at 8."
            }
          ]
        }
      }
    ]
  },
  "temperature": 0.2
}'
`);
});

test('nothing, for nothing', () => {
  expect(copyAs.curl([]).trim()).toBe('');
  expect(copyAs.typescript([]).trim()).toBe('');
});
