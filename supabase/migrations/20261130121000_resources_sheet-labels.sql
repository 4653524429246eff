-- Rows of the offer sheet were renamed. A cell is stored under its row's name, so what people wrote moves to the new name.
with labels (was, now) as (
  values
    ('Bonus times the chance that it is paid', 'Bonus times the chance you get it'),
    ('Employer''s part of the pension', 'Employer''s retirement contribution'),
    ('Leave: extra days times pay per day', 'Vacation: extra days times pay per day'),
    ('Training budget that you would use', 'Training budget you would use'),
    ('Whom would I learn from?', 'Who would I learn from?')
)
update public.resource_sheets sheet
set cells = (
  select jsonb_object_agg(coalesce(labels.now || substr(cell.key, length(labels.was) + 1), cell.key), cell.value)
  from jsonb_each(sheet.cells) cell
  left join labels on starts_with(cell.key, labels.was || ', ')
)
where sheet.resource_id = 'c0000000-0000-4000-8000-000000000046' and sheet.cells <> '{}';

select private.seal_access();
