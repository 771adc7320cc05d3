import { useMemo } from 'react'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { useLazyAction } from '../../../element/actions/use-lazy-action.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Clock } from '../../../ui/later-icons.js'
import type { MenuItem } from '../../../ui/overlay/menu-popover.js'
import { useLatest } from '../../../ui/use-latest.js'
import { extension } from '../lazy-grant-actions.js'
import { endOf } from '../rules/access-grant.js'
import { canExtend, EXTENSION_STEPS, type ExtensionStep, extendedEnd } from '../rules/extended-end.js'
import { useGrantName } from '../use-grant-texts.js'

/**
 * Returns a function that returns the menu item that extends an access, or `undefined` if it can't be extended.
 *
 * @param onChoose opens the form of an access, to choose another end
 */
export function useExtension(
  onChoose: (grant: AccessGrant) => void
): (grant: AccessGrant, zone: string) => MenuItem | undefined {
  const { locale } = useElement()
  const texts = useTexts(ACCESS_GRANTS)
  const canOffer = useCanOffer()
  const extend = useLazyAction(extension, 'accessGrants.update')
  const nameOf = useGrantName()
  const latest = useLatest({ extend, onChoose })
  return useMemo(() => {
    function run(grant: AccessGrant, step: ExtensionStep, zone: string): void {
      const now = Date.now()
      const endsAt = new Date(extendedEnd(grant, step, zone, now)).toISOString()
      void latest.current.extend({ grant, name: nameOf(grant), endsAt, hasEnded: endOf(grant) <= now, texts })
    }
    return (grant, zone) =>
      canExtend(grant, Date.now()) && canOffer('accessGrants.update', grant.access_grant_id)
        ? {
            label: texts.extend,
            icon: <Clock />,
            items: [
              ...EXTENSION_STEPS.map((step) => ({
                label: new Intl.NumberFormat(locale, { style: 'unit', unit: step, unitDisplay: 'long' }).format(1),
                onSelect: () => run(grant, step, zone)
              })),
              { label: texts.chooseEnd, onSelect: () => latest.current.onChoose(grant) }
            ]
          }
        : undefined
  }, [locale, texts, canOffer, nameOf, latest])
}
