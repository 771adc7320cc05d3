/* Lists of rows. Their other behavior is tested in test/ui/. */
import { useState } from 'react'
import { Button } from '../../src/ui/actions/button.js'
import { List } from '../../src/ui/list/list.js'
import { ListRow } from '../../src/ui/list/list-row.js'
import { focused, tryKeys } from './key-table.js'

function Doors() {
  const [pressed, setPressed] = useState('nothing')
  return (
    <>
      <Button>Before</Button>
      <List
        label="Doors"
        items={['Front', 'Back', 'Side']}
        itemKey={(item) => item}
        renderRow={(item) => <ListRow title={item} />}
        onPress={setPressed}
      />
      <span data-result>{pressed}</span>
    </>
  )
}

tryKeys(
  'a list of buttons',
  () => <Doors />,
  (mounted) => `${focused(mounted)}, ${mounted.root.querySelector('[data-result]')?.textContent} pressed`,
  [
    ['Tab Tab Enter', 'Front, Front pressed'],
    ['Tab Tab ArrowDown Space', 'Back, Back pressed'],
    ['Tab Tab ArrowDown Shift+Tab', 'Before, nothing pressed'],
    ['Tab Tab ArrowDown Shift+Tab Tab', 'Back, nothing pressed'],
    ['Tab Tab End Home ArrowUp', 'Front, nothing pressed']
  ]
)

const checkbox = (door: string, tabIndex: 0 | -1) => (
  <input type="checkbox" aria-label={`Select ${door}`} tabIndex={tabIndex} />
)

tryKeys(
  'a list with checkboxes',
  () => (
    <List
      label="Doors"
      items={['Front', 'Back', 'Side']}
      itemKey={(item) => item}
      leading={checkbox}
      renderRow={(item) => <ListRow title={item} />}
      onPress={() => {}}
    />
  ),
  (mounted) => `${focused(mounted)}, ${mounted.root.querySelector(':checked')?.ariaLabel ?? 'nothing'} checked`,
  [
    ['Tab', 'Select Front, nothing checked'],
    ['Tab Space', 'Select Front, Select Front checked'],
    ['Tab Space Space', 'Select Front, nothing checked'],
    ['Tab ArrowDown ArrowDown Space', 'Select Side, Select Side checked'],
    ['Tab End', 'Select Side, nothing checked'],
    ['Tab End Home', 'Select Front, nothing checked'],
    ['Tab End Tab ArrowUp', 'Back, nothing checked'],
    ['Tab End Tab ArrowUp Shift+Tab', 'Select Back, nothing checked'],
    ['Tab Tab Tab', 'outside, nothing checked']
  ]
)
