select tests.equal(public, false), tests.equal(file_size_limit, 10485760::bigint),
  tests.equal(array_length(allowed_mime_types, 1), 7), tests.equal('application/zip' = any (allowed_mime_types), false)
from storage.buckets where id = 'documents';
