import {
  bool,
  bytes,
  double,
  duration,
  enumeration,
  message,
  repeated,
  string,
  struct,
} from '../../../proto-json';
import { nameOf } from './name';

const functionResponse = message(nameOf('FunctionResponse'), {
  id: string,
  name: string,
  response: struct,
  parts: repeated(
    message(nameOf('FunctionResponsePart'), {
      inlineData: message(nameOf('FunctionResponseBlob'), { mimeType: string, data: bytes }),
    }),
  ),
  willContinue: bool,
  scheduling: enumeration(nameOf('FunctionResponse.Scheduling'), {
    SCHEDULING_UNSPECIFIED: 0,
    SILENT: 1,
    WHEN_IDLE: 2,
    INTERRUPT: 3,
  }),
});

const part = message(
  nameOf('Part'),
  {
    text: string,
    inlineData: message(nameOf('Blob'), { mimeType: string, data: bytes }),
    functionCall: message(nameOf('FunctionCall'), { id: string, name: string, args: struct }),
    functionResponse,
    fileData: message(nameOf('FileData'), { mimeType: string, fileUri: string }),
    executableCode: message(nameOf('ExecutableCode'), {
      id: string,
      language: enumeration(nameOf('ExecutableCode.Language'), { LANGUAGE_UNSPECIFIED: 0, PYTHON: 1 }),
      code: string,
    }),
    codeExecutionResult: message(nameOf('CodeExecutionResult'), {
      id: string,
      outcome: enumeration(nameOf('CodeExecutionResult.Outcome'), {
        OUTCOME_UNSPECIFIED: 0,
        OUTCOME_OK: 1,
        OUTCOME_FAILED: 2,
        OUTCOME_DEADLINE_EXCEEDED: 3,
      }),
      output: string,
    }),
    toolCall: struct,
    toolResponse: struct,
    thought: bool,
    thoughtSignature: bytes,
    videoMetadata: message(nameOf('VideoMetadata'), {
      startOffset: duration,
      endOffset: duration,
      fps: double,
    }),
    mediaResolution: struct,
    audioTranscription: struct,
    partMetadata: struct,
    mediaProcessing: struct,
    speechMetadata: struct,
  },
  {
    data: [
      'text',
      'inlineData',
      'functionCall',
      'functionResponse',
      'fileData',
      'executableCode',
      'codeExecutionResult',
      'toolCall',
      'toolResponse',
    ],
  },
);

/** `Content`: a turn of the conversation, the system instruction, or a passage. */
export const content = message(nameOf('Content'), { parts: repeated(part), role: string });
