import {
  bool,
  bytes,
  double,
  duration,
  enumeration,
  message,
  nullValue,
  repeated,
  string,
  struct,
  when,
} from '../../../proto-json';
import { nameOf, type VertexVersion } from './version';

/** `Content`: a turn of the conversation, or the system instruction. */
export function contentOf(version: VertexVersion) {
  return message(nameOf(version, 'Content'), { role: string, parts: repeated(partOf(version)) });
}

function partOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  return message(
    name('Part'),
    {
      text: string,
      inlineData: message(name('Blob'), { mimeType: string, data: bytes, displayName: string }),
      fileData: message(name('FileData'), { mimeType: string, fileUri: string, displayName: string }),
      functionCall: functionCallOf(version),
      functionResponse: functionResponseOf(version),
      executableCode: message(name('ExecutableCode'), {
        id: string,
        language: enumeration(name('ExecutableCode.Language'), { LANGUAGE_UNSPECIFIED: 0, PYTHON: 1 }),
        code: string,
      }),
      codeExecutionResult: message(name('CodeExecutionResult'), {
        id: string,
        outcome: enumeration(name('CodeExecutionResult.Outcome'), {
          OUTCOME_UNSPECIFIED: 0,
          OUTCOME_OK: 1,
          OUTCOME_FAILED: 2,
          OUTCOME_DEADLINE_EXCEEDED: 3,
        }),
        output: string,
      }),
      thought: bool,
      thoughtSignature: bytes,
      videoMetadata: message(name('VideoMetadata'), {
        startOffset: duration,
        endOffset: duration,
        fps: double,
      }),
      mediaResolution: message(name('Part.MediaResolution'), {
        level: enumeration(name('Part.MediaResolution.Level'), {
          MEDIA_RESOLUTION_UNSPECIFIED: 0,
          MEDIA_RESOLUTION_LOW: 1,
          MEDIA_RESOLUTION_MEDIUM: 2,
          MEDIA_RESOLUTION_HIGH: 3,
          MEDIA_RESOLUTION_ULTRA_HIGH: 4,
        }),
      }),
      audioTranscription: struct,
      mediaProcessing: struct,
      speechMetadata: struct,
    },
    {
      data: [
        'text',
        'inlineData',
        'fileData',
        'functionCall',
        'functionResponse',
        'executableCode',
        'codeExecutionResult',
      ],
    },
  );
}

function functionCallOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  return message(name('FunctionCall'), {
    ...when(version === 'v1beta1', { id: string }),
    name: string,
    args: struct,
    partialArgs: repeated(
      message(
        name('PartialArg'),
        {
          nullValue,
          numberValue: double,
          stringValue: string,
          boolValue: bool,
          jsonPath: string,
          willContinue: bool,
        },
        { delta: ['nullValue', 'numberValue', 'stringValue', 'boolValue'] },
      ),
    ),
    willContinue: bool,
  });
}

function functionResponseOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  return message(name('FunctionResponse'), {
    ...when(version === 'v1beta1', { id: string }),
    name: string,
    response: struct,
    parts: repeated(
      message(
        name('FunctionResponsePart'),
        {
          inlineData: message(name('FunctionResponseBlob'), {
            mimeType: string,
            data: bytes,
            displayName: string,
          }),
          fileData: message(name('FunctionResponseFileData'), {
            mimeType: string,
            fileUri: string,
            displayName: string,
          }),
        },
        { data: ['inlineData', 'fileData'] },
      ),
    ),
    scheduling: enumeration(name('FunctionResponse.Scheduling'), {
      SCHEDULING_UNSPECIFIED: 0,
      SILENT: 1,
      WHEN_IDLE: 2,
      INTERRUPT: 3,
    }),
  });
}
