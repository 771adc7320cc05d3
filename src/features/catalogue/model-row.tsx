import plug from 'lucide/dist/esm/icons/plug.mjs'
import type { CatalogueDeviceModel } from '../../core/resources/resources.js'
import { labelOf } from '../../core/values/readable-key.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { SUPPORTED_DEVICES } from '../../messages/supported-devices/en.js'
import statusCss from '../../ui/feedback/status.css'
import { icon } from '../../ui/icons.js'
import { Thumbnail } from '../../ui/layout/thumbnail.js'
import { ListRow } from '../../ui/list/list-row.js'
import { registerStyles } from '../../ui/style/styles.js'
import toneCss from '../../ui/style/tone.css'
import { catalogueName, connectionType, modelImage, modelSku, support } from './rules/catalogue.js'

registerStyles(statusCss)
registerStyles(toneCss)

const Plug = /* @__PURE__ */ icon(plug)

const TONES = { stable: 'ok', beta: 'cool', inquire: undefined }

interface Props {
  readonly model: CatalogueDeviceModel
}

export function ModelRow({ model }: Props) {
  const texts = useTexts(SUPPORTED_DEVICES)
  const sku = modelSku(model)
  const type = connectionType(model)
  const details = [sku && texts.sku(sku), type && labelOf(type, texts.connectionTypes)].filter(Boolean)
  const level = support(model)
  return (
    <ListRow
      leading={<Thumbnail src={modelImage(model)} fallback={<Plug />} />}
      title={<bdi>{catalogueName(model) ?? texts.unnamedModel}</bdi>}
      subtitle={details.map((detail, index) => [
        <span key={detail}>
          <bdi>{detail}</bdi>
          {index < details.length - 1 && ' •'}
        </span>,
        ' '
      ])}
      trailing={
        <span className={level === 'stable' ? 'badge common' : 'badge'} part="badge" data-tone={TONES[level]}>
          {texts.support[level]}
        </span>
      }
    />
  )
}
