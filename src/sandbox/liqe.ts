import { Refusal } from './refusal.js'

/** The fields of what is looked for. */
type Row<Field extends string> = { readonly [Name in Field]?: string | undefined }

/** Whether something is what a query looks for. */
type Test<Field extends string> = (row: Row<Field>) => boolean

const SPACE = '[ \\t\\n\\v\\f]'
const TEXT = '"(?:[^\\\\"\\n]|\\\\(?:["\\\\/bfnrt]|u[\\da-fA-F]{4}))*"'
const WORD = '(?!(?:true|false|null|AND|OR|NOT)(?:[\\s)]|$))[A-Za-z_][A-Za-z._-]*(?=[\\s)]|$)'

/** A parenthesis, an operator or a tag, whatever comes first. */
const TOKEN = new RegExp(
  `${SPACE}*(?:([()])|(?<=[\\s)])(AND|OR)(?=\\s)|(NOT)(?=\\s)|([A-Za-z_$][\\w$.]*):(?:(${TEXT})|(${WORD})))`,
  'y'
)

/** A quoted text as what it says. */
const unquote = (text: string): string =>
  text.slice(1, -1).replace(/\\(?:u.{4}|.)/g, (escape) => String(JSON.parse(`"${escape}"`)))

/**
 * Reads a query in the part of the liqe language that the platform's clients use: `field:"text"` finds the text as it
 * is written anywhere in the field, and nothing where it is empty; `field:word` finds small and capital letters alike;
 * `NOT`, parentheses, and `AND` and `OR`, which are read from left to right, for neither goes first.
 * @throws {Refusal} for anything else.
 */
export function parseLiqe<Field extends string>(query: string, fields: readonly Field[]): Test<Field> {
  let position = 0

  function refuse(): never {
    throw new Refusal(400, 'liqe_syntax_error', `The query cannot be read at character ${position + 1}.`)
  }

  /** The next token, if it is one of those that are wanted. */
  function take(isWanted: (token: RegExpExecArray) => boolean): RegExpExecArray | undefined {
    TOKEN.lastIndex = position
    const token = TOKEN.exec(query)
    if (!token || !isWanted(token)) return undefined
    position = TOKEN.lastIndex
    return token
  }

  function readTag(): Test<Field> {
    const [, , , , name, text, word = ''] = take((token) => token[4] !== undefined) ?? refuse()
    const field = fields.find((field) => field === name) ?? refuse()
    if (text !== undefined) {
      const wanted = unquote(text)
      return (row) => wanted !== '' && row[field]?.includes(wanted) === true
    }
    const wanted = word.toLowerCase()
    return (row) => row[field]?.toLowerCase().includes(wanted) === true
  }

  function readOne(): Test<Field> {
    if (take(([, parenthesis]) => parenthesis === '(')) {
      const test = readAll()
      return take(([, parenthesis]) => parenthesis === ')') ? test : refuse()
    }
    return readTag()
  }

  function readOperand(): Test<Field> {
    if (!take((token) => token[3] !== undefined)) return readOne()
    const test = readOne()
    return (row) => !test(row)
  }

  function readAll(): Test<Field> {
    let test = readOperand()
    for (let operator = takeOperator(); operator; operator = takeOperator()) {
      const [left, right] = [test, readOperand()]
      test = operator === 'AND' ? (row) => left(row) && right(row) : (row) => left(row) || right(row)
    }
    return test
  }

  const takeOperator = (): string | undefined => take((token) => token[2] !== undefined)?.[2]

  const test = readAll()
  return query.slice(position).trim() ? refuse() : test
}
