import axe from 'axe-core'
import type { Screen } from '../../../screens/support/stage.js'
import { describe } from './describe.js'

const RULES = {
  // The element is a part of somebody's page.
  region: { enabled: false },
  // It is left out unless it is asked for.
  'target-size': { enabled: true }
}

/** What keeps people out, as axe finds it. */
export async function accessibility({ element, root }: Screen<HTMLElement>): Promise<string[]> {
  for (const animation of root.getAnimations()) if (animation.effect?.getTiming().iterations === 1) animation.finish()
  const { violations } = await axe.run(element, { rules: RULES, elementRef: true, resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element: at, any, all, none }) => {
      const [reason] = [...any, ...all, ...none]
      return `${id}: ${at ? describe(at) : '?'}: ${reason?.message ?? help}`
    })
  )
}
