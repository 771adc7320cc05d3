import axe from 'axe-core'
import type { Screen } from '../../../features/support/stage.js'
import { describe } from './describe.js'
import { elementsIn } from './seen.js'

const VISIBLE = { opacityProperty: true, visibilityProperty: true }

const RULES = {
  // The element is only a part of a page.
  region: { enabled: false },
  // These rules are off by default.
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true }
}

/** Rules that depend on sizes and colors. All other rules have the same result for the same markup. */
const OF_APPEARANCE = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** Last result of all other rules, with the markup and visibility that it belongs to. */
let last: { readonly seen: string; readonly violations: readonly axe.Result[] } | undefined

function seenIn(root: ShadowRoot): string {
  const shown = elementsIn(root).map((element) => (element.checkVisibility(VISIBLE) ? 1 : 0))
  return `${shown.join('')}${root.innerHTML}`
}

/** Returns the axe violations of an element. Rules whose input has not changed are skipped. */
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

/** Reports axe violations. */
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
