import { useState } from 'react'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { ACCESS_GRANT_ACTIONS } from '../../../messages/access-grant-actions/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import type { Asking } from '../../../ui/overlay/use-question.js'
import { deviceName } from '../../device/rules/device.js'
import type { GrantFilters } from '../data/access-grant-queries.js'
import { endOf, grantZone } from '../rules/access-grant.js'
import { randomGrantKey } from '../rules/access-grant-key.js'
import { recreateParameters } from '../rules/access-grant-parameters.js'
import { removalEffects } from '../rules/removal-effects.js'
import { useGrantParts } from '../use-grant-parts.js'
import { useGrantName, useZoneDates } from '../use-grant-texts.js'
import { useGrantRemoval } from './use-grant-removal.js'

interface Props extends Partial<Pick<Asking, 'returnTo'>>, Pick<Asking, 'onDecided'> {
  readonly grant: AccessGrant
  /** Filters of the list in which recreated access appears. */
  readonly filters: GrantFilters
  /** Called right before the access is removed. */
  readonly onRemove?: () => void
}

/** Asks before access is removed, with one line per effect. */
export function RemoveAccessQuestion({ grant, filters, onRemove, ...asking }: Props) {
  const { locale, options } = useElement()
  const texts = useTexts(ACCESS_GRANT_ACTIONS)
  const { remove: removeLabel, someDoor } = useTexts(ACCESS_GRANTS)
  const now = useNow()
  const datesOf = useZoneDates()
  const { remove } = useGrantRemoval(filters)
  const { methods, codes, doors, places, deviceOf, isRead } = useGrantParts(grant)
  const [key] = useState(randomGrantKey)
  const facts = isRead ? { grant, methods: methods.resources, codes: codes.resources } : undefined

  const recreation =
    facts && !options.disableCreateAccessGrant ? recreateParameters(facts, doors.resource, key, now) : undefined
  const nameOf = (id: string): string => {
    const device = deviceOf(id)
    return (device && deviceName(device)) ?? someDoor
  }
  const join = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names)

  function effectLines(): string[] {
    if (!facts) return []
    const { stopped, lockIds, entranceNames, irrevocableLockIds } = removalEffects(facts, doors.resource, now)
    const doorNames = [...lockIds.map(nameOf), ...entranceNames]
    const lines = {
      code: doorNames.length > 0 ? texts.pinStopsAt(join(doorNames)) : texts.pinStops,
      mobile_key: texts.linkStops,
      card: texts.cardStops,
      cloud_key: texts.cloudKeyStops
    }
    const end = endOf(grant)
    const [lockId = ''] = [...irrevocableLockIds, ...lockIds]
    const { dateTime } = datesOf(grantZone(places[0], deviceOf(lockId)))
    return [
      ...stopped.map((mode) => lines[mode]),
      ...irrevocableLockIds.map((id) =>
        Number.isFinite(end) ? texts.notRevocable(nameOf(id), dateTime(end)) : texts.notRevocableEver(nameOf(id))
      )
    ]
  }
  const name = useGrantName()(grant)
  return (
    <ConfirmDeletion
      {...asking}
      subject={name === undefined ? texts.confirmRemoveUnnamed : texts.confirmRemove(name)}
      texts={{
        confirmDelete: [...effectLines(), ...(recreation ? [] : [texts.irreversible])],
        confirm: removeLabel
      }}
      onConfirm={() => {
        onRemove?.()
        void remove({ grant, name, recreation, failed: texts.deleteFailed })
      }}
    />
  )
}
