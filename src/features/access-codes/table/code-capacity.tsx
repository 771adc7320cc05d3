import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { CODE_CAPACITY } from '../../../messages/code-capacity/en.js'
import { useCapacities } from '../use-capacities.js'

interface Props {
  readonly device: Device
}

/**
 * How many of its codes a lock uses, if it reports how many it takes.
 *
 * @csspart capacity - How many of its codes a lock uses, in the head of a code table.
 */
export function CodeCapacity({ device }: Props) {
  const texts = useTexts(CODE_CAPACITY)
  const [found] = useCapacities([device])
  if (!found) return null
  const { used, most } = found.capacity
  return (
    <span>
      {' · '}
      <span part="capacity">{found.isExact ? texts.used(used, most) : texts.usedAtLeast(used, most)}</span>
    </span>
  )
}
