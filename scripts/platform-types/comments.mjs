import { readFileSync } from 'node:fs'

const { calls, parameters, fields } = JSON.parse(readFileSync(new URL('comments.json', import.meta.url), 'utf8'))

/** Doc comments of the client's methods and namespaces, by name. Methods are declared in this order. */
export const CALL_COMMENTS = calls

/** Comments have the name of the field, or the beginning of the type's name and the name of the field. */
const commentIn = (comments) => {
  const typedKeys = Object.keys(comments).filter((key) => key.includes('.'))
  return (type, field) => {
    const key = typedKeys.find(
      (candidate) => `${type}.`.startsWith(candidate.split('.')[0]) && candidate.endsWith(`.${field}`)
    )
    return comments[key ?? field]
  }
}

export const parameterComment = commentIn(parameters)

/** Returns the doc comment of a field in a resource type. */
export const resourceComment = commentIn(fields)
