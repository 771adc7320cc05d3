import { Status } from '../../../src/ui/feedback/status.js'
import { CircleCheck, KeyRound } from '../../../src/ui/icons.js'
import { Thumbnail } from '../../../src/ui/layout/thumbnail.js'
import { List } from '../../../src/ui/list/list.js'
import { ListRow } from '../../../src/ui/list/list-row.js'
import { RowAction } from '../../../src/ui/list/row-action.js'
import { Confirmation } from '../../../src/ui/overlay/confirmation.js'
import { Menu } from '../../../src/ui/overlay/menu.js'
import { LONG, nothing, tones } from './words.js'

/** Creates rows with all optional parts. */
export function table(count: number) {
  const items = Array.from({ length: count }, (_, index) => index)
  return (
    <List
      items={items}
      itemKey={String}
      label="Doors"
      onPress={nothing}
      renderRow={(index) => (
        <ListRow
          leading={<Thumbnail fallback={<KeyRound />} />}
          title={`${LONG} ${index}`}
          subtitle={LONG}
          trailing={tones.map((tone) => (
            <Status key={tone} tone={tone} icon={<CircleCheck />}>
              Online
            </Status>
          ))}
        />
      )}
    />
  )
}

export const menu = (label: string, tabIndex = 0) => (
  <Menu
    label={label}
    icon={<KeyRound />}
    tabIndex={tabIndex}
    items={[
      { label: 'Edit', icon: <KeyRound />, onSelect: nothing },
      { label: LONG, onSelect: nothing },
      { label: 'Delete', icon: <KeyRound />, tone: 'danger', onSelect: nothing }
    ]}
  />
)

export const confirmation = (
  <Confirmation
    subject={LONG}
    message={LONG}
    confirmLabel="Delete"
    cancelLabel="Keep"
    onConfirm={nothing}
    onCancel={nothing}
  />
)

/** List with a menu next to each row, and a confirmation below the first. */
export const rowsWithActions = (
  <List
    items={['Front', LONG]}
    itemKey={String}
    label="Codes"
    onPress={nothing}
    renderRow={(name) => <ListRow dimmed={name === LONG} title={name} subtitle={LONG} trailing={LONG} />}
    renderAction={(name, tabIndex) => <RowAction>{menu(`Actions of ${name}`, tabIndex)}</RowAction>}
    below={(name) => name === 'Front' && confirmation}
  />
)
