import { ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';
import { ErrorText } from '../../components/error-text';
import { RemoteImage } from '../../components/remote-image';
import { media } from '../../theme/media';
import { radius, space, token, type } from '../../theme/token';
import { FieldFrame, type FieldProps } from '../fields/field-frame';
import { ACCEPTED_TYPES, fileOf, SUPPORTED_FORMATS } from './image-file';
import { Input } from '../fields/text-field';
import { useFileDrop } from './use-file-drop';
import { controlProps, useFormField } from '../fields/use-form-field';
import { useImageUpload } from './use-image-upload';

interface ImageFieldProps extends FieldProps {
  /** Stores the file and answers with its address, which becomes the field's value. */
  upload: (file: File) => Promise<string>;
  placeholder?: string;
}

/** The address of an image with a live preview; a file can be picked, dropped or pasted in its place. */
export function ImageField(props: ImageFieldProps) {
  const { name, disabled, upload, placeholder } = props;
  const field = useFormField<string>(name);
  const picker = useRef<HTMLInputElement>(null);
  const { pick, isUploading, refusal, clearRefusal } = useImageUpload(upload, field.setValue);
  const drop = useFileDrop(pick);
  const refusalId = useId();

  return (
    <Zone {...drop}>
      <FieldFrame {...props} field={field}>
        <Input
          {...controlProps(field, props)}
          {...{ name, disabled, placeholder }}
          type="text"
          inputMode="url"
          autoComplete="off"
          value={field.value}
          onChange={(event) => {
            clearRefusal();
            field.onChange(event);
          }}
          onBlur={field.onBlur}
          onPaste={({ clipboardData }) => pick(fileOf(clipboardData))}
        />
      </FieldFrame>
      <Upload>
        <Button
          icon={ImageUp}
          disabled={disabled}
          busy={isUploading}
          busyText="Uploading…"
          aria-describedby={refusal && refusalId}
          onClick={() => picker.current?.click()}
        >
          Upload Image
        </Button>
        <span>{SUPPORTED_FORMATS}</span>
      </Upload>
      {/* Of the file, not of the address, which is as it was. */}
      {refusal !== undefined && (
        <Refusal role="alert">
          <ErrorText id={refusalId}>{refusal}</ErrorText>
        </Refusal>
      )}
      <input
        ref={picker}
        hidden
        type="file"
        accept={ACCEPTED_TYPES}
        onChange={({ target }) => {
          pick(target.files?.[0]);
          // The same file can be picked again after a refusal.
          target.value = '';
        }}
      />
      <Preview src={field.value.trim()} alt="Image preview" />
    </Zone>
  );
}

const Zone = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  border-radius: ${radius.control};
  &[data-over='true'] {
    outline: 2px dashed ${token.accent};
    outline-offset: 6px;
  }
`;
const Upload = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  color: ${token.textMuted};
  ${type.xs}
`;
/* As near as the errors of other fields. */
const Refusal = styled.div`
  margin-top: -6px;
`;
const Preview = styled(RemoteImage)`
  width: 160px;
  height: 160px;
  border: 1px solid ${token.border};
  border-radius: ${radius.control};
  background: ${token.surfaceSunken};
  object-fit: contain;
  ${media.phone} {
    width: 100%;
    height: 200px;
  }
`;
