/** Matches what is highlighted: strings, tag names, attributes and keywords. */
const HIGHLIGHTED =
  /(?<value>"[^"]*"|'[^']*')|(?<tag>(?<=<\/?)[\w-]+)|(?<attribute>(?<=<[\w-]+\s[^<>]*|<[\w-]+\s)(?<=\s)[:[]?[a-z][\w-]*\]?)|(?<keyword>\b(?:import|from|export|const|class)\b)/g

function highlight(kind, text) {
  const element = document.createElement('span')
  element.className = kind
  element.textContent = text
  return element
}

/** Splits code into lines of text and highlighted spans, which never span lines. */
function splitLines(text) {
  const lines = [[]]
  const addPlain = (plain) => {
    const [first, ...otherLines] = plain.split('\n')
    lines.at(-1).push(first)
    lines.push(...otherLines.map((each) => [each]))
  }
  let end = 0
  for (const { 0: match, index, groups } of text.matchAll(HIGHLIGHTED)) {
    addPlain(text.slice(end, index))
    lines.at(-1).push(
      highlight(
        Object.keys(groups).find((kind) => groups[kind]),
        match
      )
    )
    end = index + match.length
  }
  addPlain(text.slice(end))
  return lines
}

/**
 * Writes highlighted code to a block.
 *
 * @param options.highlightNew If `true`, lines that were not in the block before are highlighted.
 */
export function writeCode(block, text, { highlightNew = false } = {}) {
  // Keeps the user's selection.
  if (block.textContent === text) return
  const previousLines = new Set(block.textContent.split('\n'))
  const lines = splitLines(text).map((pieces) => {
    const line = document.createElement('span')
    line.append(...pieces)
    if (highlightNew && !previousLines.has(line.textContent)) line.className = 'new'
    return line
  })
  block.replaceChildren(...lines.flatMap((line, index) => (index === 0 ? [line] : ['\n', line])))
}
