import axe from 'axe-core'
import type { Screen } from '../../../features/support/stage.js'
import { describe } from './describe.js'
import { elementsIn } from './seen.js'

const VISIBLE = { opacityProperty: true, visibilityProperty: true }

const RULES = {
  // The element is a part of somebody's page.
  region: { enabled: false },
  // They are left out unless they are asked for.
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true }
}

/** The rules that go by sizes and colours. All others find the same wherever the same markup is seen. */
const OF_APPEARANCE = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** What all the other rules found last, and in which markup, with which of its elements being seen. */
let last: { readonly seen: string; readonly violations: readonly axe.Result[] } | undefined

function seenIn(root: ShadowRoot): string {
  const shown = elementsIn(root).map((element) => (element.checkVisibility(VISIBLE) ? 1 : 0))
  return `${shown.join('')}${root.innerHTML}`
}

/** What axe finds in an element; what cannot have changed is not looked for again. */
async function violationsIn({ element, root }: Screen<HTMLElement>): Promise<readonly axe.Result[]> {
  const options = { elementRef: true, resultTypes: ['violations' as const], preload: false }
  const seen = seenIn(root)
  if (last?.seen === seen) {
    const { violations } = await axe.run(element, { ...options, runOnly: OF_APPEARANCE })
    return [...last.violations, ...violations]
  }
  const { violations } = await axe.run(element, { ...options, rules: RULES })
  last = { seen, violations: violations.filter(({ id }) => !OF_APPEARANCE.includes(id)) }
  return violations
}

/** What keeps people out, as axe finds it. */
export async function accessibility(screen: Screen<HTMLElement>): Promise<string[]> {
  for (const animation of screen.root.getAnimations())
    if (animation.effect?.getTiming().iterations === 1) animation.finish()
  const violations = await violationsIn(screen)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element: at, any, all, none }) => {
      const [reason] = [...any, ...all, ...none]
      return `${id}: ${at ? describe(at) : '?'}: ${reason?.message ?? help}`
    })
  )
}
