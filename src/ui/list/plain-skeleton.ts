import { inText } from '../style/in-text.js'

const ROWS = 5

/** Creates a box by its class, without React. */
export function plainBox(className: string, ...children: readonly Node[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.append(...children)
  return element
}

function bar(width: string, height = ''): HTMLElement {
  const element = document.createElement('span')
  element.className = 'skeleton'
  element.style.inlineSize = width
  element.style.blockSize = height
  return element
}

/** Creates a skeleton line, without React. */
export function plainLine(tag: 'b' | 'small' | 'h2' | 'p' | 'span', width: string): HTMLElement {
  const element = document.createElement(tag)
  element.append(bar(width))
  return element
}

/** Creates the same DOM as `SkeletonRows`, without React. */
export function plainSkeletonRows(hasTrailing: boolean, count = ROWS): HTMLElement {
  const rows = Array.from({ length: count }, (_, row) => {
    const texts = plainBox(
      'texts',
      plainLine('b', `${48 - (row % 3) * 10}%`),
      plainLine('small', `${30 - (row % 2) * 8}%`)
    )
    const content = plainBox(
      'content',
      texts,
      ...(hasTrailing ? [plainBox('trailing', plainLine('span', '160px'))] : [])
    )
    return plainBox('skeleton-row', plainBox('list-row', bar(inText(40), inText(40)), content))
  })
  return plainBox('', ...rows)
}

/** Creates the same DOM as `ScreenHeader` with a skeleton title, without React. */
export const plainHeader = (...beside: readonly Node[]): HTMLElement =>
  plainBox('header', plainBox('', plainLine('h2', '6em')), ...beside)
