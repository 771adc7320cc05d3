import { Button } from '../../ui/actions/button.js'
import { EllipsisVertical } from '../../ui/later-icons.js'
import { Menu } from '../../ui/overlay/menu.js'
import { BULK } from '../../messages/bulk/en.js'
import { useMessages } from '../custom-element/element-context.js'
import { useIsAtLeast } from '../hooks/use-is-at-least.js'
import type { BulkOffer } from './bulk-action.js'

interface Props {
  readonly offers: readonly BulkOffer<string>[]
}

/** Buttons of bulk actions, as many as fit into one line, and a menu with the others. */
export function BulkButtons({ offers }: Props) {
  const texts = useMessages(BULK)
  const isWide = useIsAtLeast(720)
  const isNarrow = !useIsAtLeast(480)
  const fixed = offers.filter(({ shortLabel }) => shortLabel !== undefined).length
  const most = fixed + (isWide && offers.length === fixed + 1 ? 1 : 0)
  const beside = offers.slice(0, Math.max(1, most))
  const inMenu = offers.slice(beside.length)
  return (
    <>
      {beside.map(({ label, shortLabel, icon, isDestructive, onSelect }) => (
        <Button key={label} icon={icon} variant={isDestructive ? 'danger' : undefined} onClick={onSelect}>
          {(isNarrow && shortLabel) || label}
        </Button>
      ))}
      {inMenu.length > 0 && <Menu label={texts.moreActions} icon={<EllipsisVertical />} items={inMenu} />}
    </>
  )
}
