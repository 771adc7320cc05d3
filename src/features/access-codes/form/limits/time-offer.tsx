import { timeAt } from '../../../../core/values/typed-time.js'
import type { FormControl } from '../../../../element/form/use-form.js'
import { Button } from '../../../../ui/actions/button.js'
import type { AccessCodeForm } from '../../rules/access-code-form.js'
import type { CodeLimits } from './code-limits.js'
import { canLeaveOut, LeaveOutButton } from './leave-out-button.js'

interface Props {
  readonly form: FormControl<AccessCodeForm>
  readonly limits: CodeLimits
  readonly field: 'start' | 'end'
}

/** Returns `true` if the shown error of a time is one that buttons resolve. */
export function hasTimeOffer({ form, limits, field }: Props): boolean {
  const message = limits.errors[field]
  const hasProposal = field === 'end' && limits.errors.end?.proposal !== undefined
  return message !== undefined && form.errors[field] === message.text && (hasProposal || canLeaveOut(message, limits))
}

/** Buttons that resolve the error of a time: the nearest possible end, or without the locks that don't accept it. */
export function TimeOffer({ form, limits, field }: Props) {
  const message = limits.errors[field]
  const proposal = field === 'end' ? limits.errors.end?.proposal : undefined
  return (
    <span className="wrap">
      {proposal && (
        <Button variant="link" onClick={() => form.setValue('end', timeAt(proposal.end, form.values.zone))}>
          {proposal.label}
        </Button>
      )}
      {canLeaveOut(message, limits) && <LeaveOutButton message={message} limits={limits} />}
    </span>
  )
}
