import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The few messages of onnx.proto3 that a model of two nodes needs.
const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
const whole = (field: number, value: number) => Buffer.from([...varint(field * 8), ...varint(value)])
const bytes = (field: number, value: Buffer | string | readonly Buffer[]) => {
  const content =
    typeof value === 'string' ? Buffer.from(value) : Buffer.isBuffer(value) ? value : Buffer.concat(value)
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.length)]), content])
}
const FLOAT = 1
const INT64 = 7
const INTS = 7

const valueOf = (name: string, type: number, dimensions: readonly string[]) => [
  bytes(1, name),
  bytes(2, [
    bytes(1, [
      whole(1, type),
      bytes(
        2,
        dimensions.map((dimension) => bytes(1, [bytes(2, dimension)])),
      ),
    ]),
  ]),
]

/** Looks each token up in a table of one row of scores a token, and takes the highest score of each label. */
function modelOf(table: readonly (readonly number[])[]): Buffer {
  const labels = table[0]!.length
  const weights = Buffer.from(new Float32Array(table.flat()).buffer)
  return Buffer.concat([
    whole(1, 8),
    bytes(7, [
      bytes(1, [
        bytes(1, 'table'),
        bytes(1, 'input_ids'),
        bytes(2, 'rows'),
        bytes(3, 'lookup'),
        bytes(4, 'Gather'),
      ]),
      bytes(1, [
        bytes(1, 'rows'),
        bytes(2, 'logits'),
        bytes(3, 'highest'),
        bytes(4, 'ReduceMax'),
        bytes(5, [bytes(1, 'axes'), whole(8, 1), whole(20, INTS)]),
        bytes(5, [bytes(1, 'keepdims'), whole(3, 0), whole(20, 2)]),
      ]),
      bytes(2, 'tiny'),
      bytes(5, [
        whole(1, table.length),
        whole(1, labels),
        whole(2, FLOAT),
        bytes(8, 'table'),
        bytes(9, weights),
      ]),
      bytes(11, valueOf('input_ids', INT64, ['batch', 'length'])),
      bytes(12, valueOf('logits', FLOAT, ['batch', 'labels'])),
    ]),
    bytes(8, [bytes(1, ''), whole(2, 13)]),
  ])
}

/** Words the model knows, each with its scores for the labels. */
export type TinyWords = Readonly<Record<string, readonly number[]>>

/** Writes a folder as Hugging Face exports a text classification: a table of words in place of a network. */
export function writeTinyModel(labels: readonly string[], words: TinyWords): string {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-model-'))
  const silent = labels.map(() => -9)
  const special = ['[PAD]', '[UNK]', '[CLS]', '[SEP]']
  const vocabulary = [...special, ...Object.keys(words)]
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))
  mkdirSync(join(folder, 'onnx'))
  writeFileSync(
    join(folder, 'onnx', 'model.onnx'),
    modelOf([silent, labels.map((_, at) => (at === 0 ? 0 : -9)), silent, silent, ...Object.values(words)]),
  )
  write('config.json', {
    model_type: 'bert',
    architectures: ['BertForSequenceClassification'],
    vocab_size: vocabulary.length,
    id2label: Object.fromEntries(labels.map((label, at) => [at, label])),
    label2id: Object.fromEntries(labels.map((label, at) => [label, at])),
  })
  write('tokenizer_config.json', {
    tokenizer_class: 'BertTokenizer',
    model_max_length: 512,
    do_lower_case: true,
    pad_token: '[PAD]',
    unk_token: '[UNK]',
    cls_token: '[CLS]',
    sep_token: '[SEP]',
  })
  write('tokenizer.json', {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: special.map((content, id) => ({
      id,
      content,
      special: true,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
    })),
    normalizer: { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, lowercase: true },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [
        { SpecialToken: { id: '[CLS]', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '[SEP]', type_id: 0 } },
      ],
      pair: [],
      special_tokens: {
        '[CLS]': { id: '[CLS]', ids: [2], tokens: ['[CLS]'] },
        '[SEP]': { id: '[SEP]', ids: [3], tokens: ['[SEP]'] },
      },
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((word, id) => [word, id])),
    },
  })
  return folder
}
