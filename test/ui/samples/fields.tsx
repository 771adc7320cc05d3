import { Button } from '../../../src/ui/actions/button.js'
import { Checkbox } from '../../../src/ui/fields/checkbox.js'
import { Choice } from '../../../src/ui/fields/choice.js'
import { DateTimeField } from '../../../src/ui/fields/date-time-field.js'
import { EditableText } from '../../../src/ui/fields/editable-text.js'
import { OptionList } from '../../../src/ui/fields/option-list.js'
import { Select } from '../../../src/ui/fields/select.js'
import { TextField } from '../../../src/ui/fields/text-field.js'
import { Card } from '../../../src/ui/layout/card.js'
import { LONG, nothing } from './words.js'

export const edited = (
  <EditableText
    value={LONG}
    label="Name"
    editLabel="Edit name"
    saveLabel="Save"
    cancelLabel="Cancel"
    validate={() => 'Name must be at least 2 characters long'}
    onSave={async () => true}
    Conflict={() => null}
    Guard={() => null}
  />
)

export const fields = (
  <>
    <TextField label="Name" value="" placeholder={LONG} onChange={nothing} hint={LONG} />
    <TextField
      label={LONG}
      value={LONG}
      onChange={nothing}
      error={LONG}
      warning={LONG}
      action={<Button variant="plain">Generate code</Button>}
    />
    <TextField label="Code" value="1234" disabled onChange={nothing} />
    <DateTimeField label="Starts" value="2026-03-29T02:30" onChange={nothing} warning={LONG} />
    <DateTimeField label="Ends" value="" onChange={nothing} error={LONG} />
    <Checkbox label={LONG} hint={LONG} checked onChange={nothing} />
    <Checkbox label="Allow" checked={false} onChange={nothing} />
    <Choice
      label={LONG}
      options={[
        { value: 'always', label: 'Always' },
        { value: 'between', label: LONG }
      ]}
      value="always"
      onChange={nothing}
    />
  </>
)

/** Creates the given number of options. */
export function zones(count: number) {
  const options = Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: LONG, description: LONG }))
  const texts = { label: 'Time zone', clearLabel: 'Clear', noMatch: 'No time zone matches', count: String }
  return (
    <Card>
      <OptionList {...texts} options={options} value="3" onChange={nothing} />
    </Card>
  )
}

export const modes = [
  { value: 'heat', label: LONG },
  { value: 'off', label: 'Off' }
]

export const selects = (
  <>
    <Select label={LONG} options={modes} value="heat" onChange={nothing} />
    <Select label="Mode" hideLabel disabled options={modes} value="off" onChange={nothing} />
  </>
)
