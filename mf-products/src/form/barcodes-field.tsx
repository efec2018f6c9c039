import { MAX_BARCODES, unitText } from '@stockroom/contract';
import { Button, IconButton } from '@stockroom/shared-ui';
import {
  CameraButton,
  FieldFrame,
  NumberField,
  TextField,
  useFormValue,
} from '@stockroom/shared-ui/forms';
import { Plus, Trash } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../texts';
import { Code, Row, Rows } from './barcodes-field.styles';
import { productLabels, type BarcodeValues } from './product-values';
import { useBarcodeRows } from './use-barcode-rows';

/** The codes on a product and its packages. A scan without a focused field adds one. */
export function BarcodesField() {
  const t = useTranslate();
  const id = useId();
  const [barcodes] = useFormValue<readonly BarcodeValues[]>('barcodes');
  const [unit] = useFormValue<string>('unitOfMeasurement');
  const { list, add, remove, goOn } = useBarcodeRows();
  const hasRows = barcodes.length > 0;
  return (
    <FieldFrame
      label={productLabels(t).barcodes}
      labels="group"
      field={{ id, error: undefined }}
      hint={
        hasRows && t('How many units one scan means stands beside the code: 12 for a box of 12.')
      }
    >
      <Rows ref={list} onKeyDown={goOn}>
        {barcodes.map((_barcode, index) => {
          const title = t('Barcode {number}', { number: index + 1 });
          return (
            <Row key={index} role="group" aria-label={title}>
              <Code>
                <TextField
                  name={`barcodes[${index}].code`}
                  // The first row tells that somebody else has changed the list.
                  knownAs={index === 0 ? 'barcodes' : undefined}
                  label={t('Barcode')}
                  data-shortcut="code"
                />
                <CodeByCamera name={`barcodes[${index}].code`} />
              </Code>
              <NumberField
                name={`barcodes[${index}].units`}
                label={t('Units')}
                min={0}
                suffix={t(unitText(unit))}
              />
              <IconButton
                name={t('Remove')}
                icon={Trash}
                tone="danger"
                tooltipAlign="end"
                description={title}
                onClick={() => remove(index)}
              />
            </Row>
          );
        })}
        <Button
          icon={Plus}
          size="small"
          disabled={barcodes.length >= MAX_BARCODES}
          // A scanner presses it on this page, and types its code into the new row.
          data-shortcut="scan"
          onClick={add}
        >
          {t('Add Barcode')}
        </Button>
      </Rows>
    </FieldFrame>
  );
}

function CodeByCamera({ name }: { name: string }) {
  const [, setCode] = useFormValue<string>(name);
  return <CameraButton onCode={setCode} />;
}
