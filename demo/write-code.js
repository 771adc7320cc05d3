/** What is coloured: texts, the names of tags, attributes inside of tags, and the words of the language. */
const COLOURED =
  /(?<value>"[^"]*"|'[^']*')|(?<tag>(?<=<\/?)[\w-]+)|(?<attribute>(?<=<[\w-]+\s[^<>]*|<[\w-]+\s)(?<=\s)[:[]?[a-z][\w-]*\]?)|(?<keyword>\b(?:import|from|export|const|class)\b)/g

function coloured(kind, text) {
  const element = document.createElement('span')
  element.className = kind
  element.textContent = text
  return element
}

/** The pieces of each line. None that is coloured goes over the end of its line. */
function linesOf(text) {
  const lines = [[]]
  const addPlain = (plain) => {
    const [first, ...others] = plain.split('\n')
    lines.at(-1).push(first)
    lines.push(...others.map((each) => [each]))
  }
  let end = 0
  for (const { 0: word, index, groups } of text.matchAll(COLOURED)) {
    addPlain(text.slice(end, index))
    lines.at(-1).push(
      coloured(
        Object.keys(groups).find((kind) => groups[kind]),
        word
      )
    )
    end = index + word.length
  }
  addPlain(text.slice(end))
  return lines
}

/**
 * Writes code with colours into a block.
 *
 * @param options.marksNew whether lines that were not there before are shown to be new.
 */
export function writeCode(block, text, { marksNew = false } = {}) {
  // What is the same stays, and with it what is selected of it.
  if (block.textContent === text) return
  const before = new Set(block.textContent.split('\n'))
  const lines = linesOf(text).map((pieces) => {
    const line = document.createElement('span')
    line.append(...pieces)
    if (marksNew && !before.has(line.textContent)) line.className = 'new'
    return line
  })
  block.replaceChildren(...lines.flatMap((line, index) => (index === 0 ? [line] : ['\n', line])))
}
