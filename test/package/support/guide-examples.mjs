import { readFileSync } from 'node:fs'

const GUIDE = new URL('../../../docs/client.md', import.meta.url)

/** Returns the examples of the client guide: code, expected output, and whether they are for Node only. */
export function guideExamples() {
  const text = readFileSync(GUIDE, 'utf8')
  return [...text.matchAll(/^## (.+)$|^```js( node)?\n([\s\S]*?)^```$/gm)].reduce(
    ({ heading, examples }, [, nextHeading, nodeOnly, code]) => {
      if (nextHeading) return { heading: nextHeading, examples }
      const printed = [...code.matchAll(/console\.log\(.*?\)+ \/\/ (.+)$/gm)].map(([, line]) => line)
      const number = examples.filter((example) => example.heading === heading).length + 1
      return {
        heading,
        examples: [...examples, { heading, name: `${heading} ${number}`, code, printed, nodeOnly: !!nodeOnly }]
      }
    },
    { heading: '', examples: [] }
  ).examples
}
