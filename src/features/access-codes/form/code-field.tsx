import dices from 'lucide/dist/esm/icons/dices.mjs'
import { useRef, useState } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { icon } from '../../../ui/icons.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { generateCode } from '../data/generate-code.js'
import { codeHints } from './limits/code-hints.js'
import type { CodeLimits } from './limits/code-limits.js'
import { canLeaveOut, LeaveOutButton } from './limits/leave-out-button.js'
import { LimitList } from './limits/limit-list.js'
import { useTypedAnnouncement } from './limits/use-typed-announcement.js'

const Dices = /* @__PURE__ */ icon(dices)

interface Props {
  readonly limits: CodeLimits
  readonly value: string
  /** Hint for a field that may be left empty. */
  readonly hint?: string | undefined
  readonly error: string | undefined
  /** If `true`, a code is generated as soon as the field is rendered. */
  readonly generatesCode: boolean | undefined
  readonly onChange: (typed: string) => void
  /** Called with the generated code and the previous content of the field. */
  readonly onGenerated: (code: string, previous: string) => void
  readonly onFailure: (message: string) => void
}

/** `true` while a button next to a field is pressed, which must not move away. */
const isButtonPressed = (field: HTMLElement): boolean =>
  field.closest('form, dialog')?.querySelector('button:active') != null

/** Field for the code itself, with what the lock accepts and a button to generate one. */
export function CodeField(props: Props) {
  const { limits, value, hint, generatesCode, onChange, onGenerated, onFailure } = props
  const { controller, session, messages } = useElement()
  const texts = useTexts(ACCESS_CODE_FORM)
  const [isPending, setPending] = useState(false)
  const [generated, setGenerated] = useState('')
  /** Input with which the user has left the field. */
  const [leftWith, setLeftWith] = useState('')
  const isAsking = useRef(false)
  const { errors, warnings } = limits
  const problem = value.trim() ? errors.code : undefined
  const announcement = useTypedAnnouncement(value, problem?.text)
  const error = props.error ?? (leftWith === value ? problem?.text : undefined)
  const isLimitError = error !== undefined && error === errors.code?.text
  const message = isLimitError ? errors.code : warnings.code
  const hints = codeHints(limits, value, messages)
  const rule = error === limits.texts.form.codeRequired ? hints[0]?.text : undefined

  async function generate(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    setPending(true)
    try {
      const code = await generateCode(session, limits.locks)
      const { noCode, noSharedCode } = limits.texts.limits
      if (code === undefined) onFailure(limits.locks.length > 1 ? noSharedCode : noCode)
      else onGenerated(code, value)
      setGenerated(code ?? '')
    } catch (failure) {
      controller.report(failure, 'accessCodes.generateCode')
      onFailure(texts.generateFailed)
    }
    isAsking.current = false
    setPending(false)
  }

  useOnChange(generatesCode, () => {
    if (generatesCode) void generate()
  })

  return (
    <>
      <TextField
        label={texts.code}
        hint={
          (hint || error === undefined) && (
            <>
              {hint && <span className="block">{hint}</span>}
              {error === undefined && (
                <LimitList hints={hints} met={limits.texts.limits.met} notMet={limits.texts.limits.notMet} />
              )}
            </>
          )
        }
        error={error && rule ? messages.general.facts([error, rule]) : error}
        warning={warnings.code?.text}
        offer={canLeaveOut(message, limits) && <LeaveOutButton message={message} limits={limits} />}
        value={value}
        onChange={(typed) => {
          announcement.onType()
          onChange(typed)
        }}
        onFocus={announcement.onVisit}
        onBlur={({ target }) => {
          if (!isButtonPressed(target)) setLeftWith(value)
        }}
        inputMode="numeric"
        dir="ltr"
        required={!hint}
        action={
          <Button variant="plain" icon={<Dices />} pending={isPending} onClick={() => void generate()}>
            {texts.generate}
          </Button>
        }
      />
      {/* Read digit by digit. */}
      <Announcer message={generated === value ? [...generated].join(' ') : ''} />
      <Announcer message={announcement.message} />
    </>
  )
}
