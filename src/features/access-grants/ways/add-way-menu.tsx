import { retryAction } from '../../../core/actions/retry-action.js'
import type { Snapshot } from '../../../core/gate/command-origin.js'
import { refetch } from '../../../core/queries/refetch.js'
import { accessGrants, accessMethods } from '../../../core/resources/resource-kind.js'
import { useActionPorts } from '../../../element/actions/use-action.js'
import { useLazyAction } from '../../../element/actions/use-lazy-action.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Plus } from '../../../ui/later-icons.js'
import { Menu } from '../../../ui/overlay/menu.js'
import { accessMethodListQuery } from '../data/access-grant-queries.js'
import { wayAddition } from '../lazy-grant-actions.js'
import { type WayMode, wayMode } from '../rules/access-grant.js'
import { isRequested } from '../rules/addable-modes.js'
import { WAY_ICONS } from '../way-icons.js'

const OPERATION = 'accessGrants.requestAccessMethods'

interface Props {
  readonly accessGrantId: string
  /** The ways in that can be added. */
  readonly modes: readonly WayMode[]
}

/** Menu with the ways in that an access does not have. */
export function AddWayMenu({ accessGrantId, modes }: Props) {
  const { session } = useElement()
  const { modes: names } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const ports = useActionPorts()
  const add = useLazyAction(wayAddition, OPERATION)
  const query = accessMethodListQuery(accessGrantId)

  async function request(mode: WayMode, snapshot?: Snapshot): Promise<void> {
    const input = { accessGrantId, mode, name: names[mode], texts }
    const outcome = await add(input, { snapshot, onRetry: (now) => retry(mode, now) })
    if (outcome?.status === 'succeeded') await refetch(session, query)
  }
  /** After a lost response the way in may have been added. It is not requested again before that is known. */
  async function retry(mode: WayMode, snapshot: Snapshot): Promise<void> {
    await refetch(session, query)
    const { queries, confirmed } = session.store.getState()
    const { ids, error } = queries.get(query.key) ?? {}
    const subject = names[mode]
    if (!ids || error !== undefined) {
      const action = retryAction(
        ports,
        OPERATION,
        () => snapshot,
        (now) => retry(mode, now)
      )
      return ports.notify({ variant: 'error', subject, message: texts.addUnknown, action })
    }
    const known = accessMethods.select(confirmed)
    const methods = ids.flatMap((id) => known.get(id)?.resource ?? [])
    const grant = accessGrants.select(confirmed).get(accessGrantId)?.resource
    const isAdded = methods.some((method) => wayMode(method) === mode) || (grant && isRequested(grant, mode))
    if (!isAdded) return request(mode, snapshot)
    ports.notify({ variant: 'success', subject, message: texts.added })
  }
  return (
    <Menu
      label={texts.addWay}
      text={texts.addWay}
      icon={<Plus />}
      items={modes.map((mode) => {
        const Icon = WAY_ICONS[mode]
        return { label: names[mode], icon: <Icon />, onSelect: () => void request(mode) }
      })}
    />
  )
}
