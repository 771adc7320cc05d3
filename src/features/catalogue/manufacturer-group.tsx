import factory from 'lucide/dist/esm/icons/factory.mjs'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../element/custom-element/element-context.js'
import { SUPPORTED_DEVICES } from '../../messages/supported-devices/en.js'
import { Button } from '../../ui/actions/button.js'
import { Alert } from '../../ui/feedback/alert.js'
import { ChevronDown, icon } from '../../ui/icons.js'
import { Thumbnail } from '../../ui/layout/thumbnail.js'
import { observeIntersection } from '../../ui/observe-intersection.js'
import { ModelRow } from './model-row.js'
import { annotations, catalogueName, logoUrl, type ManufacturerModels } from './rules/catalogue.js'

/** Distance from the viewport that counts as near. */
const MARGIN = '400px 0px'

/**
 * Returns if something is near the visible part of its list, and its height when that last changed, in CSS px.
 *
 * @param initially value until known
 */
function useNearViewport(
  box: RefObject<Element | null>,
  list: RefObject<Element | null>,
  initially: { readonly isNear: boolean; readonly height: number }
): { readonly isNear: boolean; readonly height: number } {
  const [nearness, setNearness] = useState(initially)
  useEffect(() => {
    if (!box.current) return undefined
    return observeIntersection(
      box.current,
      ({ isInView, height }) => {
        // The height is 0 while the host hides the element; keep the previous one.
        if (height || isInView) setNearness((previous) => ({ isNear: isInView, height: height || previous.height }))
      },
      { root: list.current, rootMargin: MARGIN }
    )
  }, [box, list])
  return nearness
}

const Factory = /* @__PURE__ */ icon(factory)

export const COLLAPSED_MODELS = 3
/** Height of a row before measuring, in CSS px. */
const ROW_HEIGHT = 57

interface Props {
  readonly group: ManufacturerModels
  readonly isExpanded: boolean
  readonly onToggle: () => void
  readonly list: RefObject<Element | null>
  /** `true` to render the rows before visibility is known. */
  readonly startsNear: boolean
}

/** A manufacturer with its models. Rows far from the viewport are replaced by their height. */
export function ManufacturerGroup({ group: { manufacturer, models }, isExpanded, onToggle, list, startsNear }: Props) {
  const texts = useTexts(SUPPORTED_DEVICES)
  const id = useId()
  const moreId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const shown = isExpanded ? models : models.slice(0, COLLAPSED_MODELS)
  const { isNear, height } = useNearViewport(box, list, { isNear: startsNear, height: shown.length * ROW_HEIGHT })

  function toggle() {
    flushSync(onToggle)
    if (!isExpanded) return
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }

  return (
    // Not a landmark: there may be more than a hundred.
    <section role="group" className="section ruled" aria-labelledby={id}>
      <div className="list-row manufacturer inline gap-3">
        <Thumbnail src={logoUrl(manufacturer)} fallback={<Factory />} />
        <div>
          <h3 id={id}>
            <bdi>{catalogueName(manufacturer) ?? texts.unnamedManufacturer}</bdi>
          </h3>
          <h4 className="muted small">{texts.devices}</h4>
        </div>
      </div>
      {annotations(manufacturer).map((message) => (
        <Alert key={message} variant="warning">
          {message}
        </Alert>
      ))}
      <div ref={box} style={{ blockSize: isNear ? undefined : height }}>
        {isNear && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
          <ul role="list" aria-labelledby={id}>
            {shown.map((model) => (
              <li key={model.device_model_id} part="row">
                <ModelRow model={model} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {models.length > COLLAPSED_MODELS && (
        <Button
          ref={button}
          id={moreId}
          variant="link"
          icon={<ChevronDown />}
          aria-expanded={isExpanded}
          aria-labelledby={`${moreId} ${id}`}
          onClick={toggle}
        >
          {isExpanded ? texts.showLess : texts.seeAll(models.length)}
        </Button>
      )}
    </section>
  )
}
