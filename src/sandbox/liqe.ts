import { RequestError } from './request-error.js'

/** The searchable fields of an item. */
type Row<Field extends string> = { readonly [Name in Field]?: string | undefined }

/** Returns `true` if an item matches the query. */
type Predicate<Field extends string> = (row: Row<Field>) => boolean

const SPACE = '[ \\t\\n\\v\\f]'
const TEXT = '"(?:[^\\\\"\\n]|\\\\(?:["\\\\/bfnrt]|u[\\da-fA-F]{4}))*"'
const WORD = '(?!(?:true|false|null|AND|OR|NOT)(?:[\\s)]|$))[A-Za-z_][A-Za-z._-]*(?=[\\s)]|$)'

/** Matches a parenthesis, an operator or a tag. */
const TOKEN = new RegExp(
  `${SPACE}*(?:([()])|(?<=[\\s)])(AND|OR)(?=\\s)|(NOT)(?=\\s)|([A-Za-z_$][\\w$.]*):(?:(${TEXT})|(${WORD})))`,
  'y'
)

/** Removes the quotes and escape sequences of a string. */
const unquote = (text: string): string =>
  text.slice(1, -1).replace(/\\(?:u.{4}|.)/g, (escape) => String(JSON.parse(`"${escape}"`)))

/**
 * Parses the part of the liqe query language that clients of the platform use. `field:"text"` matches a non-empty
 * substring, `field:word` ignores case. Supports `NOT` and parentheses; `AND` and `OR` have equal precedence and are
 * evaluated from left to right.
 * @throws {RequestError} if the query is invalid
 */
export function parseLiqe<Field extends string>(query: string, fields: readonly Field[]): Predicate<Field> {
  let position = 0

  function fail(): never {
    throw new RequestError(400, 'liqe_syntax_error', `Syntax error in the query at character ${position + 1}`)
  }

  /** Returns the next token if it is an expected one. */
  function takeToken(isExpected: (token: RegExpExecArray) => boolean): RegExpExecArray | undefined {
    TOKEN.lastIndex = position
    const token = TOKEN.exec(query)
    if (!token || !isExpected(token)) return undefined
    position = TOKEN.lastIndex
    return token
  }

  function readTag(): Predicate<Field> {
    const [, , , , name, text, term = ''] = takeToken((token) => token[4] !== undefined) ?? fail()
    const field = fields.find((field) => field === name) ?? fail()
    if (text !== undefined) {
      const searched = unquote(text)
      return (row) => searched !== '' && row[field]?.includes(searched) === true
    }
    const searched = term.toLowerCase()
    return (row) => row[field]?.toLowerCase().includes(searched) === true
  }

  function readTerm(): Predicate<Field> {
    if (takeToken(([, parenthesis]) => parenthesis === '(')) {
      const test = readExpression()
      return takeToken(([, parenthesis]) => parenthesis === ')') ? test : fail()
    }
    return readTag()
  }

  function readOperand(): Predicate<Field> {
    if (!takeToken((token) => token[3] !== undefined)) return readTerm()
    const test = readTerm()
    return (row) => !test(row)
  }

  function readExpression(): Predicate<Field> {
    let test = readOperand()
    for (let operator = takeOperator(); operator; operator = takeOperator()) {
      const [left, right] = [test, readOperand()]
      test = operator === 'AND' ? (row) => left(row) && right(row) : (row) => left(row) || right(row)
    }
    return test
  }

  const takeOperator = (): string | undefined => takeToken((token) => token[2] !== undefined)?.[2]

  const test = readExpression()
  return query.slice(position).trim() ? fail() : test
}
