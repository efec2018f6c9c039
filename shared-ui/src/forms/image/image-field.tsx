import { ImageUp } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';
import { ErrorText } from '../../components/error-text';
import { RemoteImage } from '../../components/remote-image';
import { useTranslate } from '../../texts';
import { media, radius, space, token, type } from '../../theme/theme';
import { FieldFrame, type FieldProps } from '../fields/field-frame';
import { Input } from '../fields/fields.styles';
import { useFormField } from '../fields/form-context';
import { useImageUpload } from './use-image-upload';

interface ImageFieldProps extends FieldProps {
  /** Stores the file and resolves to its address, which becomes the field's value. */
  upload: (file: File) => Promise<string>;
  placeholder?: string;
}

/** The address of an image, with a preview. The user can type it, or pick, drop or paste a file instead. */
export function ImageField(props: ImageFieldProps) {
  const { upload, placeholder } = props;
  const t = useTranslate();
  const field = useFormField<string>(props);
  const picker = useRef<HTMLInputElement>(null);
  const { pick, isUploading, refusal, clearRefusal } = useImageUpload(upload, field.setValue);
  const [isOver, setIsOver] = useState(false);
  const refusalId = useId();

  const allowDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const takeDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    pick(event.dataTransfer.files[0]);
  };

  return (
    <Zone
      data-over={isOver}
      onDragOver={allowDrop}
      onDragLeave={() => setIsOver(false)}
      onDrop={takeDrop}
    >
      <FieldFrame {...props} field={field}>
        <Input
          {...field.control(props.hint)}
          placeholder={placeholder}
          type="text"
          inputMode="url"
          autoComplete="off"
          value={field.value}
          onChange={(event) => {
            clearRefusal();
            field.setValue(event.target.value);
          }}
          onPaste={({ clipboardData }) => pick(clipboardData.files[0])}
        />
      </FieldFrame>
      <Upload>
        <Button
          icon={ImageUp}
          busy={isUploading}
          busyText={t('Uploading…')}
          aria-describedby={refusal && refusalId}
          onClick={() => picker.current?.click()}
        >
          {t('Upload Image')}
        </Button>
        <span>{t('Supported formats: JPG, PNG, GIF (max 5MB)')}</span>
      </Upload>
      {/* About the file: the address is still valid. */}
      {refusal !== undefined && (
        <Refusal role="alert">
          <ErrorText id={refusalId}>{t(refusal)}</ErrorText>
        </Refusal>
      )}
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/gif"
        onChange={({ target }) => {
          pick(target.files?.[0]);
          // Allows the same file again after a refusal.
          target.value = '';
        }}
      />
      <Preview src={field.value.trim()} alt={t('Image preview')} />
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
/* As close as the errors of other fields. */
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
