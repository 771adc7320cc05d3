import dices from 'lucide/dist/esm/icons/dices.mjs'
import { useRef, useState } from 'react'
import { isRefused } from '../../../core/queries/is-refused.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { codeLengths } from '../../device/rules/code-length.js'
import type { Device } from '../../../core/resources/resources.js'
import { generateCode } from '../data/generate-code.js'
import { Button } from '../../../ui/actions/button.js'
import { icon } from '../../../ui/icons.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { codeLengthText } from '../../device/code-length-text.js'

const Dices = /* @__PURE__ */ icon(dices)

interface Props {
  readonly device: Device
  /** Generates a code. `undefined` if only the platform chooses codes. */
  readonly generate?: (() => Promise<string | undefined>) | undefined
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

/** Field for the code itself, with a button to generate one. */
export function CodeField(props: Props) {
  const { device, generate: make, value, hint, error, generatesCode, onChange, onGenerated, onFailure } = props
  const { controller, session, messages } = useElement()
  const texts = useMessages(ACCESS_CODE_FORM)
  const [isPending, setPending] = useState(false)
  const [generated, setGenerated] = useState('')
  const isAsking = useRef(false)
  const lengths = codeLengths(device)

  async function generate(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    setPending(true)
    try {
      const code = await (make?.() ?? generateCode(session, device))
      if (code === undefined) onFailure(texts.generateFailed)
      else onGenerated(code, value)
      setGenerated(code ?? '')
    } catch (failure) {
      controller.report(failure, 'accessCodes.generateCode')
      onFailure(isRefused(failure) ? messages.general.forbidden : texts.generateFailed)
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
        hint={[hint, ...(lengths ? [codeLengthText(lengths, messages), texts.numbersOnly] : [])]
          .filter(Boolean)
          .join(' • ')}
        error={error}
        value={value}
        onChange={onChange}
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
    </>
  )
}
