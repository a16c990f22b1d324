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
  timestamp,
  value,
} from '../../../proto-json';
import { nameOf } from './name';
import { schema } from './schema';

/** `fileSearch` as the service and Google's SDK have it, flat, and as the published proto still has it. */
const fileSearch = message(nameOf('FileSearch'), {
  fileSearchStoreNames: repeated(string),
  topK: int32,
  metadataFilter: string,
  retrievalResources: repeated(message(nameOf('FileSearch.RetrievalResource'), { ragStoreName: string })),
  retrievalConfig: message(nameOf('FileSearch.RetrievalConfig'), { topK: int32, metadataFilter: string }),
});

const functionDeclaration = message(nameOf('FunctionDeclaration'), {
  name: string,
  description: string,
  parameters: schema,
  parametersJsonSchema: value,
  response: schema,
  responseJsonSchema: value,
  behavior: enumeration(nameOf('FunctionDeclaration.Behavior'), {
    UNSPECIFIED: 0,
    BLOCKING: 1,
    NON_BLOCKING: 2,
  }),
});

/** `Tool`. Members that only Google's SDK knows (`mcpServers`, `searchTypes`, …) are taken as they come. */
export const tool = message(nameOf('Tool'), {
  functionDeclarations: repeated(functionDeclaration),
  googleSearchRetrieval: message(nameOf('GoogleSearchRetrieval'), {
    dynamicRetrievalConfig: message(nameOf('DynamicRetrievalConfig'), {
      mode: enumeration(nameOf('DynamicRetrievalConfig.Mode'), { MODE_UNSPECIFIED: 0, MODE_DYNAMIC: 1 }),
      dynamicThreshold: float,
    }),
  }),
  codeExecution: message(nameOf('CodeExecution'), {}),
  googleSearch: message(nameOf('Tool.GoogleSearch'), {
    timeRangeFilter: message('google.type.Interval', { startTime: timestamp, endTime: timestamp }),
    searchTypes: struct,
  }),
  computerUse: message(nameOf('Tool.ComputerUse'), {
    environment: enumeration(nameOf('Tool.ComputerUse.Environment'), {
      ENVIRONMENT_UNSPECIFIED: 0,
      ENVIRONMENT_BROWSER: 1,
    }),
    excludedPredefinedFunctions: repeated(string),
    enablePromptInjectionDetection: bool,
    disabledSafetyPolicies: repeated(string),
  }),
  urlContext: message(nameOf('UrlContext'), {}),
  fileSearch,
  googleMaps: message(nameOf('GoogleMaps'), { enableWidget: bool, authConfig: struct }),
  mcpServers: repeated(struct),
});

export const toolConfig = message(nameOf('ToolConfig'), {
  functionCallingConfig: message(nameOf('FunctionCallingConfig'), {
    mode: enumeration(nameOf('FunctionCallingConfig.Mode'), {
      MODE_UNSPECIFIED: 0,
      AUTO: 1,
      ANY: 2,
      NONE: 3,
      VALIDATED: 4,
    }),
    allowedFunctionNames: repeated(string),
  }),
  retrievalConfig: message(nameOf('RetrievalConfig'), {
    latLng: message('google.type.LatLng', { latitude: double, longitude: double }),
    languageCode: string,
  }),
  includeServerSideToolInvocations: bool,
});
