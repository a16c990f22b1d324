import {
  bool,
  double,
  enumeration,
  float,
  int32,
  message,
  repeated,
  string,
  struct,
  value,
} from '../../../proto-json';
import { vertexRagStoreOf } from './rag';
import { schemaOf } from './schema';
import { nameOf, type VertexVersion } from './version';

/**
 * `Tool`. Members that only the discovery document and Google's SDK know (`externalApi`, `exaAiSearch`, `mcpServers`,
 * `searchTypes`, …) are taken as they come.
 */
export function toolOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  const blockingConfidence = enumeration(name('Tool.PhishBlockThreshold'), {
    PHISH_BLOCK_THRESHOLD_UNSPECIFIED: 0,
    BLOCK_LOW_AND_ABOVE: 30,
    BLOCK_MEDIUM_AND_ABOVE: 40,
    BLOCK_HIGH_AND_ABOVE: 50,
    BLOCK_HIGHER_AND_ABOVE: 55,
    BLOCK_VERY_HIGH_AND_ABOVE: 60,
    BLOCK_ONLY_EXTREMELY_HIGH: 100,
  });
  return message(name('Tool'), {
    functionDeclarations: repeated(functionDeclarationOf(version)),
    retrieval: retrievalOf(version),
    googleSearch: message(name('Tool.GoogleSearch'), {
      excludeDomains: repeated(string),
      blockingConfidence,
      searchTypes: struct,
    }),
    googleSearchRetrieval: message(name('GoogleSearchRetrieval'), {
      dynamicRetrievalConfig: message(name('DynamicRetrievalConfig'), {
        mode: enumeration(name('DynamicRetrievalConfig.Mode'), { MODE_UNSPECIFIED: 0, MODE_DYNAMIC: 1 }),
        dynamicThreshold: float,
      }),
    }),
    googleMaps: message(name('GoogleMaps'), {
      enableWidget: bool,
      groundingTypes: struct,
      authConfig: struct,
    }),
    enterpriseWebSearch: message(name('EnterpriseWebSearch'), {
      excludeDomains: repeated(string),
      blockingConfidence,
    }),
    parallelAiSearch: message(name('Tool.ParallelAiSearch'), { apiKey: string, customConfigs: struct }),
    exaAiSearch: struct,
    codeExecution: message(name('Tool.CodeExecution'), {}),
    urlContext: message(name('UrlContext'), {}),
    computerUse: message(name('Tool.ComputerUse'), {
      environment: enumeration(name('Tool.ComputerUse.Environment'), {
        ENVIRONMENT_UNSPECIFIED: 0,
        ENVIRONMENT_BROWSER: 1,
      }),
      excludedPredefinedFunctions: repeated(string),
      enablePromptInjectionDetection: bool,
      disabledSafetyPolicies: repeated(string),
    }),
    mcpServers: repeated(struct),
  });
}

function retrievalOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  return message(
    name('Retrieval'),
    {
      vertexAiSearch: message(name('VertexAISearch'), {
        datastore: string,
        engine: string,
        maxResults: int32,
        filter: string,
        dataStoreSpecs: repeated(
          message(name('VertexAISearch.DataStoreSpec'), { dataStore: string, filter: string }),
        ),
      }),
      vertexRagStore: vertexRagStoreOf(version),
      externalApi: struct,
      disableAttribution: bool,
    },
    { source: ['vertexAiSearch', 'vertexRagStore', 'externalApi'] },
  );
}

function functionDeclarationOf(version: VertexVersion) {
  return message(nameOf(version, 'FunctionDeclaration'), {
    name: string,
    description: string,
    parameters: schemaOf(version),
    parametersJsonSchema: value,
    response: schemaOf(version),
    responseJsonSchema: value,
  });
}

export function toolConfigOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  return message(name('ToolConfig'), {
    functionCallingConfig: message(name('FunctionCallingConfig'), {
      mode: enumeration(name('FunctionCallingConfig.Mode'), {
        MODE_UNSPECIFIED: 0,
        AUTO: 1,
        ANY: 2,
        NONE: 3,
        VALIDATED: 5,
      }),
      allowedFunctionNames: repeated(string),
      streamFunctionCallArguments: bool,
    }),
    retrievalConfig: message(name('RetrievalConfig'), {
      latLng: message('google.type.LatLng', { latitude: double, longitude: double }),
      languageCode: string,
    }),
  });
}
